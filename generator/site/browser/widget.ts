import type { CalendarAnswer, ReadingsAnswer } from '../../../schemas/types.ts';
import type { DailyEndpoint } from '../../contract/endpoints.ts';
import { dayRequest } from '../model/answer-request.ts';
import { dayOf } from '../model/day.ts';
import { type DayPage, dayPage } from '../model/day-page.ts';
import { addressOf, type View } from '../model/place.ts';
import css from '../styles/widget.css';
import { DAY_WORDS, type DayWords } from '../words/day-words.ts';
import { answer } from './answers.ts';
import { atMidnight, today } from './clock.ts';
import { type WidgetDay, widgetView } from './widget-view.ts';

const ELEMENT = 'menologion-day';
/** The address of the calendar from which this script comes. */
const HOME = new URL('../', import.meta.url).href;

/** The elements in the page. */
const standing = new Set<MenologionDay>();

/** `<menologion-day>`: the commemorations, the fast and the readings of today, in a page of any site. */
class MenologionDay extends HTMLElement {
  static readonly observedAttributes = ['lang', 'from'];

  private readonly shadow = this.attachShadow({ mode: 'open' });
  private drawn: WidgetDay | undefined;
  /** The last request; answers to earlier ones are ignored. */
  private request: object | undefined;

  connectedCallback(): void {
    this.shadow.adoptedStyleSheets = sheets;
    standing.add(this);
    void this.show();
  }

  disconnectedCallback(): void {
    standing.delete(this);
  }

  attributeChangedCallback(): void {
    if (standing.has(this)) void this.show();
  }

  /** Shows today if it is not shown: after midnight, or after a failure. */
  catchUp(): void {
    if (this.drawn?.date !== today() || this.drawn.problem === 'unreachable') void this.show();
  }

  /** Shows today. The earlier content stays until the answers arrive. */
  private async show(): Promise<void> {
    const [date, words] = [today(), DAY_WORDS[this.language()]];
    if (!this.drawn) this.draw({ date, words });
    const request = {};
    this.request = request;
    this.shadow.firstElementChild?.setAttribute('aria-busy', 'true');
    const found = await this.found(date, words);
    if (this.request === request) this.draw({ date, words, ...found });
  }

  private async found(date: string, words: DayWords): Promise<Omit<WidgetDay, 'date' | 'words'>> {
    try {
      const home = new URL(this.getAttribute('from') ?? HOME, document.baseURI).href;
      const at = (view: View) => new URL(addressOf({ view, lang: words.lang }), home).href;
      const calendar = at({ kind: 'day', date });
      const page = await pageAt(home, date, words);
      const addressOfKept = (id: string) => at({ kind: 'commemoration', id });
      return page ? { page, calendar, addressOfKept } : { problem: 'dayIsMissing', calendar };
    } catch {
      return { problem: 'unreachable' };
    }
  }

  /** Russian if the element, or an element around it, is marked as Russian. */
  private language(): DayWords['lang'] {
    const lang = this.closest('[lang]')?.getAttribute('lang') ?? '';
    return /^ru\b/i.test(lang) ? 'ru' : 'en';
  }

  /** Renders a day. If the focus is in the widget, on the button to try again, it stays in the widget. */
  private draw(day: WidgetDay): void {
    const isInside = this.shadow.activeElement !== null;
    this.drawn = day;
    this.shadow.replaceChildren(widgetView(day, () => void this.show()));
    if (isInside) this.shadow.querySelector<HTMLElement>('button, h2')?.focus();
  }
}

/** The day from the answers of a calendar; null if it has none. Fails if the calendar cannot be reached. */
async function pageAt(home: string, date: string, words: DayWords): Promise<DayPage | null> {
  const request = <A>(endpoint: DailyEndpoint) => {
    const { file, address = file, year = file } = dayRequest(words.lang, endpoint, date);
    const at = (path: string) => new URL(path, home).href;
    return answer<A>({ file: at(file), address: at(address), year: at(year) });
  };
  const [calendar, readings] = await Promise.all([
    request<CalendarAnswer>('calendar'),
    request<ReadingsAnswer>('readings').catch(() => null),
  ]);
  const day = dayOf(date, { calendar });
  return day && dayPage(day, [], readings?.data[date] ?? null, words);
}

/** A constructed style sheet is no inline style, so the policy of a page allows it. Old browsers show no styles. */
function styleSheets(): CSSStyleSheet[] {
  if (!('adoptedStyleSheets' in document)) return [];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return [sheet];
}

const sheets = styleSheets();

function catchUp(): void {
  for (const element of standing) element.catchUp();
}

/** A page may load the script twice, from two calendars: the first one defines the element. */
if (!customElements.get(ELEMENT)) {
  customElements.define(ELEMENT, MenologionDay);
  atMidnight(catchUp);
  addEventListener('online', catchUp);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) catchUp();
  });
}

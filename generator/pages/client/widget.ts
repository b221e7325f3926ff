import type { CalendarAnswer, ReadingsAnswer } from '../../../schemas/types.ts';
import type { DailyEndpoint } from '../../contract/endpoints.ts';
import { askedDay } from '../model/asked.ts';
import { dayOf } from '../model/day.ts';
import { type DayPage, dayPage } from '../model/day-page.ts';
import { addressOf } from '../model/place.ts';
import css from '../styles/widget.css';
import { DAY_WORDS, type DayWords } from '../words/day-words.ts';
import { answer } from './answers.ts';
import { atMidnight, today } from './clock.ts';
import { type WidgetDay, widgetView } from './widget-view.ts';

const ELEMENT = 'menologion-day';
/** The calendar from which this script comes. */
const HOME = new URL('../', import.meta.url).href;

/** The elements that stand in the page. */
const standing = new Set<MenologionDay>();

/** `<menologion-day>`: what is kept, eaten and read today, in a page of whatever site. */
class MenologionDay extends HTMLElement {
  static readonly observedAttributes = ['lang', 'from'];

  private readonly shadow = this.attachShadow({ mode: 'open' });
  private drawn: WidgetDay | undefined;
  /** What was asked for last, beside which earlier answers come too late. */
  private asked: object | undefined;

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

  /** Shows today where it is not what is shown: after midnight, or where it could not be had. */
  catchUp(): void {
    if (this.drawn?.date !== today() || this.drawn.problem === 'unreachable') void this.show();
  }

  /** What is shown stays until the day arrives. */
  private async show(): Promise<void> {
    const [date, words] = [today(), DAY_WORDS[this.language()]];
    if (!this.drawn) this.draw({ date, words });
    const asked = {};
    this.asked = asked;
    this.shadow.firstElementChild?.setAttribute('aria-busy', 'true');
    const found = await this.found(date, words);
    if (this.asked === asked) this.draw({ date, words, ...found });
  }

  private async found(date: string, words: DayWords): Promise<Pick<WidgetDay, 'page' | 'problem' | 'calendar'>> {
    try {
      const home = new URL(this.getAttribute('from') ?? HOME, document.baseURI).href;
      const calendar = new URL(addressOf({ view: { kind: 'day', date }, lang: words.lang }), home).href;
      const page = await pageAt(home, date, words);
      return page ? { page, calendar } : { problem: 'dayIsMissing', calendar };
    } catch {
      return { problem: 'unreachable' };
    }
  }

  /** Russian where the element, or what it stands in, is said to be in Russian. */
  private language(): DayWords['lang'] {
    const said = this.closest('[lang]')?.getAttribute('lang') ?? '';
    return /^ru\b/i.test(said) ? 'ru' : 'en';
  }

  /** Who stood in the widget, on the button to try again, is not thrown out of it. */
  private draw(day: WidgetDay): void {
    const isInside = this.shadow.activeElement !== null;
    this.drawn = day;
    this.shadow.replaceChildren(widgetView(day, () => void this.show()));
    if (isInside) this.shadow.querySelector<HTMLElement>('button, h2')?.focus();
  }
}

/** The day from the answers of a calendar; null where it has none. Fails where the calendar cannot be reached. */
async function pageAt(home: string, date: string, words: DayWords): Promise<DayPage | null> {
  const asked = <A>(endpoint: DailyEndpoint) => {
    const { file, address = file, year = file } = askedDay(words.lang, endpoint, date);
    const at = (path: string) => new URL(path, home).href;
    return answer<A>({ file: at(file), address: at(address), year: at(year) });
  };
  const [calendar, readings] = await Promise.all([
    asked<CalendarAnswer>('calendar'),
    asked<ReadingsAnswer>('readings').catch(() => null),
  ]);
  const day = dayOf(date, { calendar });
  return day && dayPage(day, [], readings?.data[date] ?? null, words);
}

/** A sheet that is constructed is no inline style, so no policy of a page stops it. Old browsers go without. */
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

/** A page may have the script twice, from two calendars: the first one draws. */
if (!customElements.get(ELEMENT)) {
  customElements.define(ELEMENT, MenologionDay);
  atMidnight(catchUp);
  addEventListener('online', catchUp);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) catchUp();
  });
}

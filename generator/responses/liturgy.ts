import type {
  EntranceHymn,
  LiturgyBeatitudes,
  LiturgyDay,
  LiturgyMatins,
  LiturgyOwner,
  LiturgySung,
  LiturgyTexts,
  LiturgyVespers,
  LiturgyWord,
  LiturgyWords,
  Localized,
  SungTexts,
} from '../../schemas/types.ts';
import type { Language } from '../contract/languages.ts';
import type { Day } from '../days/day.ts';
import type * as days from '../days/liturgy/entrance.ts';
import { type DayLiturgy, liturgyOf } from '../days/liturgy/liturgy.ts';
import type { OwnedSung } from '../days/liturgy/propers.ts';
import { memoize, memoizeWeak } from '../memoize.ts';
import type { Catalog } from '../model/catalog.ts';
import { findById } from '../model/find-by-id.ts';
import { type Id, type Order, type OrderList, TEMPLES, type VerseList } from '../model/liturgy.ts';
import { citations } from './citations.ts';
import { OpenFields, SourceList } from './liturgy-notes.ts';

/** The fields of a day of the Liturgy after its dates. */
export type LiturgyFields = Omit<LiturgyDay, 'gregorianDate' | 'julianDate' | 'dayOfWeek'>;

/** Finds what the answer of the Liturgy says of a day in a language. */
export function liturgyFields(catalog: Catalog, lang: Language): (day: Day) => LiturgyFields {
  const liturgy = liturgyOf(catalog);
  const words = new Words(catalog, lang);
  const cite = citations(catalog, lang);
  return (day) => {
    const found = liturgy(day);
    const notes = { sources: new SourceList(cite), open: new OpenFields(lang, words.localized('not_written')) };
    const answer = new DayAnswer(day, found, words, notes);
    const fields = answer.fields();
    return { ...fields, sources: notes.sources.list, open: notes.open.list };
  };
}

/** The words of answers in one language. */
class Words {
  readonly lang: Language;
  readonly verse: (list: VerseList) => (id: string) => LiturgyWords | undefined;
  readonly stikh: (list: VerseList, id: string, reference: string) => LiturgyTexts | undefined;
  private readonly catalog: Catalog;

  constructor(catalog: Catalog, lang: Language) {
    this.catalog = catalog;
    this.lang = lang;
    const found = (list: VerseList, id: string) => findById(catalog.liturgy.verses[list], id);
    this.verse = memoize((list) =>
      memoize((id) => {
        const verse = found(list, id);
        if (!verse) return undefined;
        const { reference, tone, refrain, texts: words } = verse;
        return defined<LiturgyWords>({ reference, tone, refrain: refrain && texts(refrain), texts: texts(words) });
      }),
    );
    this.stikh = (list, id, reference) => {
      const stikh = found(list, id)?.verses?.find((one) => one.reference === reference);
      return stikh && texts(stikh.texts);
    };
  }

  localized(code: string): Localized {
    return this.catalog.liturgyWords[code] ?? { ru: code, en: code };
  }

  word(code: string): LiturgyWord {
    return { code, label: this.localized(code)[this.lang] };
  }

  /** A commemoration, texts of the week, `temple`, or null for what is of the day itself. */
  owner(id: Id | null): LiturgyOwner {
    if (id === null) return { id, label: this.catalog.readingWords.of_the_day?.[this.lang] ?? '' };
    const title = findById(this.catalog.titles, String(id))?.label ?? this.localized(String(id));
    return { id, label: title[this.lang] };
  }
}

const texts = memoizeWeak(
  (words: SungTexts): LiturgyTexts => (['cu', 'ru', 'en'] as const).map((lang) => ({ lang, value: words[lang] })),
);

/** The answer for one day; what it follows and what stays open is noted on the way. */
class DayAnswer {
  private readonly day: Day;
  private readonly found: DayLiturgy;
  private readonly words: Words;
  private readonly notes: { readonly sources: SourceList; readonly open: OpenFields };

  constructor(day: Day, found: DayLiturgy, words: Words, notes: DayAnswer['notes']) {
    this.day = day;
    this.found = found;
    this.words = words;
    this.notes = notes;
  }

  fields(): Omit<LiturgyFields, 'sources' | 'open'> {
    const { propers } = this.found;
    const service = this.service();
    return defined({
      service,
      liturgy: this.ordered('liturgies', 'liturgy', (code) => this.words.word(code)) ?? null,
      color: this.color(),
      antiphons: this.antiphons(),
      beatitudes: this.beatitudes(),
      entranceVerse: this.ordered('entrance_verses', 'entranceVerse', (id) => this.words.verse('entranceVerses')(id)),
      entrance: this.entrance(),
      trisagion: this.ordered('trisagia', 'trisagion', (id) => this.words.verse('entranceVerses')(id)),
      prokeimena: propers.prokeimena.map((one) => this.sung(one, 'prokeimena', 'prokeimena')),
      alleluia: propers.alleluias.map((one) => this.sung(one, 'alleluias', 'alleluia')),
      communion: propers.communion.map((one) => this.sung(one, 'communionVerses', 'communion')),
      zadostoinik: this.ordered('zadostoiniki', 'zadostoinik', (id) => this.words.verse('zadostoiniki')(id)),
      matins: this.matins(),
      vespers: this.vespers(),
    });
  }

  private service(): LiturgyFields['service'] {
    const { feast, saints, rank } = this.found.service;
    const ofDay = this.day.movable.flatMap(({ entry }) =>
      entry.asSaint === null && entry.kind !== 'week' && entry.id !== feast?.id ? [this.words.owner(entry.id)] : [],
    );
    const ofFeast = feast ? [{ ...this.words.owner(feast.id), phase: feast.phase }] : [];
    const ids = saints.flatMap(({ of }) => of).filter((id) => id !== feast?.id);
    for (const { basis } of [...(feast ? [feast] : []), ...saints]) this.notes.sources.follow(basis, 'service');
    const of = [...ofDay, ...ofFeast, ...ids.map((id) => this.words.owner(id))];
    return rank ? { of, rank: rank.code, label: rank.label[this.words.lang] } : { of };
  }

  /**
   * What a list orders, told by `tell`. Undefined, so absent, if the list says `none` or has nothing for this Liturgy;
   * null, and noted as open, if it is left open or has no row.
   */
  private ordered<T>(list: OrderList, field: string, tell: (is: string) => T | undefined): T | null | undefined {
    if (!(list in this.found.orders)) return undefined;
    return this.told(this.found.orders[list], field, tell);
  }

  private told<T>(order: Order | undefined, field: string, tell: (is: string) => T | undefined): T | null | undefined {
    if (order?.is == null) return this.leftOpen(field, order?.open);
    this.notes.sources.follow(order.basis, field);
    return order.is === 'none' && field !== 'liturgy' ? undefined : tell(order.is);
  }

  private leftOpen(field: string, reason: Localized | null | undefined): null {
    this.notes.open.add(field, reason);
    return null;
  }

  private color(): LiturgyFields['color'] {
    const order = this.found.orders.colors;
    if (order?.is == null) return this.leftOpen('color', order?.open);
    return { ...this.words.word(order.is), source: order.basis };
  }

  private antiphons(): LiturgyWord | null | undefined {
    const hasVerses = this.found.service.saints.some(({ beatitudes }) => beatitudes.length > 0);
    return this.ordered('antiphons', 'antiphons', (code) =>
      this.words.word(code === 'daily' && hasVerses ? 'typical' : code),
    );
  }

  private beatitudes(): LiturgyBeatitudes[] | null {
    const { beatitudes, service, orders } = this.found;
    const antiphons = orders.antiphons?.is;
    if (antiphons === 'festal' || antiphons === 'none') return [];
    if (beatitudes === undefined) {
      const isWhole = 'entrance_verses' in orders;
      return isWhole && antiphons !== 'daily' ? this.leftOpen('beatitudes', null) : [];
    }
    const { row, sung } = beatitudes;
    if (sung === null) return this.leftOpen('beatitudes', row.open);
    const saints = service.saints.filter((one) => one.beatitudes.length > 0).map(({ basis }) => basis);
    for (const basis of [row.basis, ...saints]) this.notes.sources.follow(basis, 'beatitudes');
    return sung.map((one) => {
      const verses = one.verses ?? undefined;
      if (!('odes' in one)) return defined<LiturgyBeatitudes>({ of: this.words.owner(this.tone()), verses });
      return defined<LiturgyBeatitudes>({
        of: this.words.owner(one.of),
        canon: one.canon ?? undefined,
        odes: [...one.odes],
        verses,
      });
    });
  }

  private tone(): Id | null {
    const tone = this.day.scripture?.tone;
    return tone ? `octoechos_tone_${tone}` : null;
  }

  private entrance(): LiturgyFields['entrance'] {
    const { entrance, orders } = this.found;
    if (!('entrance_verses' in orders)) return undefined;
    if (entrance) this.notes.sources.follow(entrance.row.basis, 'entrance');
    const lists = TEMPLES.map((temple) => {
      const hymns = entrance?.hymns[temple];
      return [temple, hymns?.map((one) => this.hymn(one)) ?? this.leftOpen(`entrance.${temple}`, entrance?.row.open)];
    });
    return Object.fromEntries(lists) as LiturgyFields['entrance'];
  }

  private hymn({ type, tone, of, marker, text }: days.EntranceHymn): EntranceHymn {
    return defined({
      type,
      tone: tone ?? undefined,
      of: this.words.owner(of),
      marker: marker ?? undefined,
      text: text ?? undefined,
    });
  }

  private sung({ verse, tone, stikhi, of, basis }: OwnedSung, list: VerseList, field: string): LiturgySung {
    const found = this.words.verse(list)(verse);
    return defined({
      of: this.words.owner(of),
      tone: tone ?? undefined,
      reference: found?.reference,
      texts: found?.texts ?? [],
      verses: stikhi.flatMap((reference) => {
        const words = this.words.stikh(list, verse, reference);
        return words ? [{ reference, texts: words }] : [];
      }),
      sources: this.notes.sources.follow(basis, field),
    });
  }

  private matins(): LiturgyMatins {
    const { kathismata, service, orders } = this.found;
    const is = (field: string) => `matins.${field}`;
    const isTrue = (yes: string) => (code: string) => code === yes;
    if (kathismata.season) this.notes.sources.follow(kathismata.season.basis, is('kathismata'));
    const doxology = this.ordered('doxologies', is('doxology'), (code) => this.words.word(code));
    // On other days the irmos of the last canon is sung (Typikon, chapters 9 and 19).
    const hasKatavasia = orders.doxologies?.is === 'great' || service.feast !== null || this.day.weekday === 0;
    return defined({
      opening: this.ordered('openings', is('opening'), (code) => this.words.word(code)),
      kathismata: [...kathismata.matins],
      polyeleos: this.ordered('polyeleos', is('polyeleos'), isTrue('sung')),
      magnification: this.ordered('magnifications', is('magnification'), isTrue('sung')),
      katavasia: hasKatavasia
        ? this.ordered('katavasiae', is('katavasia'), (code) => this.words.word(code))
        : undefined,
      magnificat: this.ordered('magnificat', is('magnificat'), isTrue('sung')),
      doxology,
    });
  }

  private vespers(): LiturgyVespers {
    const { kathismata, eve } = this.found;
    const is = (field: string) => `vespers.${field}`;
    if (kathismata.eve.season) this.notes.sources.follow(kathismata.eve.season.basis, is('kathismata'));
    const { great_prokeimena: great, evening_prokeimena: usual } = eve;
    const isGreat = great !== undefined && great.is !== 'none';
    const entrance = this.ordered('vespers_entrances', is('entrance'), (code) => code === 'entrance');
    const prokeimenon = this.told(isGreat ? great : usual, is('prokeimenon'), (id) => {
      const verse = this.words.verse('prokeimena')(id);
      return (
        verse && { great: isGreat, ...defined({ tone: verse.tone, reference: verse.reference }), texts: verse.texts }
      );
    });
    return defined({
      kathismata: [...kathismata.eve.vespers],
      firstAntiphon: kathismata.eve.isFirstAntiphon ? true : undefined,
      entrance: entrance === undefined ? false : entrance,
      prokeimenon,
      lessons: this.ordered('lessons', is('lessons'), Number),
    });
  }
}

/** An object without the fields that are undefined. */
function defined<T extends object>(fields: { readonly [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

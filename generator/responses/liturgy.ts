import type {
  EntranceHymn,
  LiturgyBeatitudes,
  LiturgyDay,
  LiturgyMatins,
  LiturgyOwner,
  LiturgySung,
  LiturgyVespers,
  LiturgyWord,
  LiturgyWords,
  Localized,
} from '../../schemas/types.ts';
import type { Language } from '../contract/languages.ts';
import type { Day } from '../days/day.ts';
import type * as days from '../days/liturgy/entrance.ts';
import { type DayLiturgy, liturgyOf } from '../days/liturgy/liturgy.ts';
import type { OwnedSung } from '../days/liturgy/propers.ts';
import { toneTexts } from '../days/liturgy/texts-of-week.ts';
import { memoize, memoizeWeak } from '../memoize.ts';
import type { Catalog } from '../model/catalog.ts';
import { findById } from '../model/find-by-id.ts';
import {
  type CommemorationId,
  type Order,
  type OrderList,
  type SungVerse,
  TEMPLES,
  type VerseList,
} from '../model/liturgy.ts';
import { citations } from './citations.ts';
import { OpenFields, SourceList } from './liturgy-notes.ts';

/** The fields of a day of the Liturgy after its dates. */
export type LiturgyFields = Omit<LiturgyDay, 'gregorianDate' | 'julianDate' | 'dayOfWeek'>;

/** Finds what the answer of the Liturgy says of a day in a language. */
export function liturgyFields(catalog: Catalog, lang: Language): (day: Day) => LiturgyFields {
  const liturgy = liturgyIn(catalog);
  const words = new Words(catalog, lang);
  const cite = citations(catalog, lang);
  return (day) => {
    const notes = { sources: new SourceList(cite), open: new OpenFields(lang, words.localized('not_written')) };
    const fields = new DayAnswer(day, liturgy(day), words, notes).fields();
    return { ...fields, sources: notes.sources.list, open: notes.open.list };
  };
}

/** What is found of a day is the same in every language. */
const liturgyIn = memoizeWeak((catalog: Catalog) => memoizeWeak(liturgyOf(catalog)));

/** The words of answers in one language. What days share is one object. */
class Words {
  readonly lang: Language;
  /** A word of the vocabulary. */
  readonly word: (code: string) => LiturgyWord;
  /** A commemoration, texts of the week, `temple`, or null for what is of the day itself. */
  readonly owner: (id: CommemorationId | null) => LiturgyOwner;
  readonly hymn: (hymn: days.EntranceHymn) => EntranceHymn;
  private readonly catalog: Catalog;

  constructor(catalog: Catalog, lang: Language) {
    this.catalog = catalog;
    this.lang = lang;
    this.word = memoize((code) => ({ code, label: this.localized(code)[lang] }));
    this.owner = memoize((id) => ({ id, label: this.nameOf(id)[lang] }));
    this.hymn = memoizeWeak(({ type, tone, of, marker, text }) =>
      told<EntranceHymn>({
        type,
        tone: tone ?? undefined,
        of: this.owner(of),
        marker: marker ?? undefined,
        text: text ?? undefined,
      }),
    );
  }

  localized(code: string): Localized {
    return this.catalog.liturgyWords[code] ?? { ru: code, en: code };
  }

  verse(list: VerseList, id: string): SungVerse | undefined {
    return findById(this.catalog.liturgy.verses[list], id);
  }

  /** Words that stand for themselves. */
  sung(list: VerseList, id: string): LiturgyWords | undefined {
    const verse = this.verse(list, id);
    return verse && wordsOf(verse);
  }

  private nameOf(id: CommemorationId | null): Localized {
    if (id === null) return this.catalog.readingWords.of_the_day ?? { ru: '', en: '' };
    return findById(this.catalog.titles, String(id))?.label ?? this.localized(String(id));
  }
}

const wordsOf = memoizeWeak(({ reference, tone, refrain, texts }: SungVerse) =>
  told<LiturgyWords>({ reference, tone, refrain, texts }),
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
    return told({
      service,
      liturgy: this.ordered('liturgies', 'liturgy', (code) => this.words.word(code)) ?? null,
      color: this.color(),
      antiphons: this.ordered('antiphons', 'antiphons', (code) => this.words.word(code)),
      beatitudes: this.beatitudes(),
      entranceVerse: this.ordered('entrance_verses', 'entranceVerse', (id) => this.words.sung('entranceVerses', id)),
      entrance: this.entrance(),
      trisagion: this.ordered('trisagia', 'trisagion', (id) => this.words.sung('entranceVerses', id)),
      prokeimena: propers.prokeimena.map((one) => this.sung(one, 'prokeimena', 'prokeimena')),
      alleluia: propers.alleluias.map((one) => this.sung(one, 'alleluias', 'alleluia')),
      communion: propers.communion.map((one) => this.sung(one, 'communionVerses', 'communion')),
      zadostoinik: this.ordered('zadostoiniki', 'zadostoinik', (id) => this.words.sung('zadostoiniki', id)),
      matins: this.matins(),
      vespers: this.vespers(),
    });
  }

  private service(): LiturgyFields['service'] {
    const { feast, ofDay, saints, rank } = this.found.service;
    const ofFeast = feast ? [{ ...this.words.owner(feast.id), phase: feast.phase }] : [];
    for (const { basis } of [...(feast ? [feast] : []), ...saints]) this.notes.sources.follow(basis, 'service');
    const others = (list: readonly CommemorationId[]) =>
      list.filter((id) => id !== feast?.id).map((id) => this.words.owner(id));
    const of = [...others(ofDay), ...ofFeast, ...others(saints.flatMap((one) => one.of))];
    return rank ? { of, rank: rank.code, label: rank.label[this.words.lang] } : { of };
  }

  /**
   * What a list orders, told by `tell`. Undefined, so absent, if the list says `none` or has nothing for this Liturgy;
   * null, and noted as open, if it is left open or has no row.
   */
  private ordered<T>(list: OrderList, field: string, tell: (is: string) => T | undefined): T | null | undefined {
    if (!(list in this.found.orders)) return undefined;
    return this.follow(this.found.orders[list], field, tell);
  }

  private follow<T>(
    order: Order | undefined,
    field: string,
    tell: (is: string) => T | undefined,
  ): T | null | undefined {
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

  private beatitudes(): LiturgyBeatitudes[] | null {
    const { beatitudes, service, orders } = this.found;
    // With daily and festal antiphons the Beatitudes are not sung (Typikon, chapter 21).
    const antiphons = orders.antiphons?.is ?? 'typical';
    if (antiphons !== 'typical') return [];
    if (beatitudes === undefined) return 'antiphons' in orders ? this.leftOpen('beatitudes', null) : [];
    const { row, sung } = beatitudes;
    if (sung === null) return this.leftOpen('beatitudes', row.open);
    const saints = service.saints.filter((one) => one.beatitudes.length > 0).map(({ basis }) => basis);
    for (const basis of [row.basis, ...saints]) this.notes.sources.follow(basis, 'beatitudes');
    return sung.map((one) => {
      const verses = one.verses ?? undefined;
      if (!('odes' in one)) return told<LiturgyBeatitudes>({ of: this.words.owner(toneTexts(this.day)), verses });
      return told<LiturgyBeatitudes>({
        of: this.words.owner(one.of),
        canon: one.canon ?? undefined,
        odes: [...one.odes],
        verses,
      });
    });
  }

  private entrance(): LiturgyFields['entrance'] {
    const { entrance, orders } = this.found;
    if (!('entrance_verses' in orders)) return undefined;
    if (entrance) this.notes.sources.follow(entrance.row.basis, 'entrance');
    const lists = TEMPLES.map((temple) => {
      const hymns = entrance?.hymns[temple];
      return [temple, hymns?.map(this.words.hymn) ?? this.leftOpen(`entrance.${temple}`, entrance?.row.open)];
    });
    return Object.fromEntries(lists) as LiturgyFields['entrance'];
  }

  private sung(one: OwnedSung, list: VerseList, field: string): LiturgySung {
    const { verse: id, tone, stikhi, of, basis } = one;
    const verse = this.words.verse(list, id);
    return told<LiturgySung>({
      of: this.words.owner(of),
      tone: tone ?? undefined,
      reference: verse?.reference,
      texts: verse?.texts ?? [],
      verses: stikhi.flatMap((reference) => verse?.stikhi.find((stikh) => stikh.reference === reference) ?? []),
      sources: this.notes.sources.follow(basis, field),
    });
  }

  private matins(): LiturgyMatins {
    const { kathismata, service, orders, openingTone } = this.found;
    const is = (field: string) => `matins.${field}`;
    const isTrue = (yes: string) => (code: string) => code === yes;
    if (kathismata.season) this.notes.sources.follow(kathismata.season.basis, is('kathismata'));
    const doxology = this.ordered('doxologies', is('doxology'), (code) => this.words.word(code));
    // On other days the irmos of the last canon is sung (Typikon, chapters 9 and 19).
    const isSolemn = orders.doxologies?.is === 'great' || orders.polyeleos?.is === 'sung';
    const hasKatavasia = isSolemn || service.feast !== null || this.day.weekday === 0;
    return told({
      opening: this.ordered('openings', is('opening'), (code) => this.words.word(code)),
      tone: (orders.openings?.is === 'god_is_the_lord' && openingTone) || undefined,
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
    const { season, vespers } = kathismata.eve;
    if (season) this.notes.sources.follow(season.basis, is('kathismata'));
    const read = this.ordered('eve_kathismata', is('kathismata'), () => [...vespers]);
    const { great_prokeimena: great, evening_prokeimena: usual } = eve;
    const isGreat = great !== undefined && great.is !== 'none';
    const entrance = this.ordered('vespers_entrances', is('entrance'), (code) => code === 'entrance');
    const prokeimenon = this.follow(isGreat ? great : usual, is('prokeimenon'), (id) => {
      const verse = this.words.sung('prokeimena', id);
      return verse && { great: isGreat, ...verse };
    });
    return told({
      kathismata: read === undefined ? [] : read,
      firstAntiphon: kathismata.eve.isFirstAntiphon ? true : undefined,
      entrance: entrance === undefined ? false : entrance,
      prokeimenon,
      lessons: this.ordered('lessons', is('lessons'), Number),
    });
  }
}

/** The fields of an object for JSON, which omits what is undefined. */
function told<T extends object>(fields: { readonly [K in keyof T]: T[K] | undefined }): T {
  return fields as T;
}

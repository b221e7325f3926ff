import type { LiturgyBeatitudes, LiturgyDay, LiturgySung } from '../../schemas/types.ts';
import { type InLanguages, inLanguages } from './answers.ts';
import type { TableRows } from './rows.ts';
import type { SharedWords } from './shared-words.ts';

const TEMPLES = ['lord', 'theotokos', 'saint'] as const;
const PLACES = ['prokeimena', 'alleluia', 'communion'] as const;

/** Adds the Liturgy of days. */
export class LiturgyRows {
  private readonly rows: TableRows;
  private readonly shared: SharedWords;

  constructor(rows: TableRows, shared: SharedWords) {
    this.rows = rows;
    this.shared = shared;
  }

  add(date: string, both: InLanguages<LiturgyDay>): void {
    this.addDay(date, both);
    this.addServices(date, both);
    this.addBeatitudes(date, both);
    this.addEntrance(date, both);
    for (const place of PLACES) {
      for (const i of both.ru[place].keys()) {
        const one = inLanguages((lang) => both[lang][place][i] as LiturgySung);
        this.addSung(date, place, i + 1, one);
      }
    }
    const { matins, vespers } = both.ru;
    this.addKathismata(date, 'matins', matins.kathismata);
    this.addKathismata(date, 'vespers', vespers.kathismata ?? []);
    this.addSources(date, both);
  }

  private addDay(date: string, both: InLanguages<LiturgyDay>): void {
    const { shared } = this;
    const { service, entranceVerse, trisagion, zadostoinik, matins, vespers } = both.ru;
    const { prokeimenon } = vespers;
    this.rows.add('day_liturgy', {
      date,
      rank: service.rank,
      liturgy: this.term('liturgy', both, (day) => day.liturgy),
      color: shared.color(inLanguages((lang) => both[lang].color)),
      antiphons: this.term('antiphons', both, (day) => day.antiphons),
      entrance_verse: shared.words(entranceVerse),
      trisagion: shared.words(trisagion),
      zadostoinik: shared.words(zadostoinik),
      matins_opening: this.term('matins.opening', both, (day) => day.matins.opening),
      matins_tone: matins.tone,
      matins_polyeleos: matins.polyeleos,
      matins_magnification: matins.magnification,
      matins_katavasia: this.term('matins.katavasia', both, (day) => day.matins.katavasia),
      matins_magnificat: matins.magnificat,
      matins_doxology: this.term('matins.doxology', both, (day) => day.matins.doxology),
      vespers_first_antiphon: vespers.firstAntiphon ?? false,
      vespers_entrance: vespers.entrance,
      vespers_prokeimenon: shared.words(prokeimenon),
      vespers_prokeimenon_great: prokeimenon?.great,
      vespers_lessons: vespers.lessons,
    });
  }

  private term(
    field: string,
    both: InLanguages<LiturgyDay>,
    of: (day: LiturgyDay) => { readonly code: string; readonly label: string } | null | undefined,
  ): string | null {
    return this.shared.term(
      field,
      inLanguages((lang) => of(both[lang])),
    );
  }

  private addServices(date: string, both: InLanguages<LiturgyDay>): void {
    const { rank, label } = both.ru.service;
    if (rank !== undefined && label !== undefined) {
      const word = (day: LiturgyDay) => ({ code: rank, label: day.service.label ?? label });
      this.term('service.rank', both, word);
    }
    for (const [i, one] of both.ru.service.of.entries()) {
      const owner = this.shared.owner(inLanguages((lang) => both[lang].service.of[i] ?? one));
      this.rows.add('day_services', { date, position: i + 1, owner });
    }
  }

  private addBeatitudes(date: string, both: InLanguages<LiturgyDay>): void {
    for (const [i, one] of (both.ru.beatitudes ?? []).entries()) {
      const inEach = inLanguages((lang) => both[lang].beatitudes?.[i] ?? (one as LiturgyBeatitudes));
      const owner = this.shared.owner(inLanguages((lang) => inEach[lang].of));
      const { canon, verses, odes = [] } = one;
      this.rows.add('day_beatitudes', { date, position: i + 1, owner, canon, verses });
      for (const [j, ode] of odes.entries()) {
        this.rows.add('day_beatitude_odes', { date, beatitudes: i + 1, position: j + 1, ode });
      }
    }
  }

  private addEntrance(date: string, both: InLanguages<LiturgyDay>): void {
    for (const temple of TEMPLES) {
      for (const [i, one] of (both.ru.entrance?.[temple] ?? []).entries()) {
        const hymn = this.shared.hymn(inLanguages((lang) => both[lang].entrance?.[temple]?.[i] ?? one));
        this.rows.add('day_entrance', { date, temple, position: i + 1, hymn });
      }
    }
  }

  private addSung(date: string, place: string, position: number, both: InLanguages<LiturgySung>): void {
    this.rows.add('day_sung', { date, place, position, sung: this.shared.sung(both) });
    for (const source of both.ru.sources) this.rows.add('day_sung_sources', { date, place, position, source });
  }

  private addKathismata(date: string, service: string, kathismata: readonly number[]): void {
    for (const [i, kathisma] of kathismata.entries()) {
      this.rows.add('day_kathismata', { date, service, position: i + 1, kathisma });
    }
  }

  private addSources(date: string, both: InLanguages<LiturgyDay>): void {
    for (const [i, one] of both.ru.sources.entries()) {
      const place = this.shared.phrase(inLanguages((lang) => (both[lang].sources[i] ?? one).label));
      for (const field of one.fields) this.rows.add('day_sources', { date, source: one.id, field, place });
    }
    for (const [i, one] of both.ru.open.entries()) {
      const reason = this.shared.phrase(inLanguages((lang) => (both[lang].open[i] ?? one).reason));
      this.rows.add('day_open', { date, field: one.field, reason });
    }
  }
}

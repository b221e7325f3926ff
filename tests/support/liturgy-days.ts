import type { EntranceHymn, LiturgyDay, LiturgySung, LiturgyTexts } from '../../schemas/types.ts';

/** Words in all languages; each says which it is. */
export function sungTexts(words: string): LiturgyTexts {
  return (['cu', 'ru', 'en'] as const).map((lang) => ({ lang, value: `<p>${words} ${lang}</p>` }));
}

const OF_THE_DAY = { id: null, label: 'Of the day' };

/** A prokeimenon, an alleluia or a communion verse. */
export function sung(words: string, fields: Partial<LiturgySung> = {}): LiturgySung {
  return { of: OF_THE_DAY, texts: sungTexts(words), verses: [], sources: [], ...fields };
}

/** A hymn after the Little Entrance. */
export function hymn(id: string, fields: Partial<EntranceHymn> = {}): EntranceHymn {
  return {
    type: 'troparion',
    tone: 4,
    of: { id, label: `Hymns of ${id}` },
    text: { id, collection: 'troparia', delta: 1 },
    ...fields,
  };
}

/** A day on which only the Liturgy is known, and nothing is open. */
export function liturgyDay(fields: Partial<LiturgyDay> = {}): LiturgyDay {
  return {
    gregorianDate: '2026-12-06',
    julianDate: '2026-11-23',
    dayOfWeek: 'Sunday',
    service: { of: [] },
    liturgy: { code: 'chrysostom', label: 'Liturgy of Saint John Chrysostom' },
    color: null,
    beatitudes: [],
    prokeimena: [],
    alleluia: [],
    communion: [],
    matins: { kathismata: [] },
    vespers: { kathismata: [] },
    sources: [],
    open: [],
    ...fields,
  };
}

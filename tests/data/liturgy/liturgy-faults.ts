import type { EntranceHymn, LiturgyDay } from '../../../schemas/types.ts';

/** The Liturgies that have antiphons and an entrance of their own. */
const WHOLE = ['chrysostom', 'basil'];
/** The Liturgies at which the Apostle is read, so that something is sung before it. */
const WITH_APOSTLE = [...WHOLE, 'vesperal_basil', 'vesperal_chrysostom'];

/** What is wrong with the answer of a day by the rules that hold for every day; empty if nothing is. */
export function liturgyFaults(day: LiturgyDay): string[] {
  const { liturgy, prokeimena, alleluia, communion, entrance } = day;
  const open = day.open.map(({ field }) => field).sort();
  const nulls = nullsIn(day, '').sort();
  const kind = liturgy?.code ?? 'open';
  const sung = { prokeimena, alleluia, communion };
  return [
    ...(nulls.join() === open.join()
      ? []
      : [`null is ${nulls.join() || 'nothing'}, open is ${open.join() || 'nothing'}`]),
    ...Object.entries(sung).flatMap(([list, verses]) => [
      ...(WITH_APOSTLE.includes(kind) && verses.length === 0 ? [`no ${list}`] : []),
      ...(verses.length > 2 ? [`${verses.length} ${list}`] : []),
    ]),
    ...(WHOLE.includes(kind) === (entrance !== undefined) ? [] : ['hymns after the Entrance at another Liturgy']),
    ...Object.entries(entrance ?? {}).flatMap(([temple, hymns]) =>
      (hymns ? hymnFaults(hymns) : []).map((fault) => `${temple}: ${fault}`),
    ),
  ];
}

function hymnFaults(hymns: readonly EntranceHymn[]): string[] {
  const named = hymns.map(({ type, of, text }) => `${type} ${text ? `${text.id} ${text.delta}` : of.id}`);
  const twice = named.filter((name, i) => named.indexOf(name) !== i);
  const markers = hymns.map(({ marker }) => marker ?? '');
  const now = markers.findIndex((marker) => marker.endsWith('i-nyne'));
  return [
    ...twice.map((name) => `${name} twice`),
    ...(now === hymns.length - 1 ? [] : ['“Both now” is not before the last hymn']),
    ...(markers[now] === 'i-nyne' && markers[now - 1] !== 'slava' ? ['“Both now” without “Glory” before it'] : []),
  ];
}

/** The fields that are null, with a dot before a field inside another; whose something is has no name there. */
function nullsIn(value: unknown, path: string): string[] {
  if (value === null) return [path];
  if (typeof value !== 'object' || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => nullsIn(inner, path === '' ? name : `${path}.${name}`));
}

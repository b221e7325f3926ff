import type { ProperData, SungVerseData } from '../../../schemas/types.ts';
import { message } from '../../messages/message.ts';
import { type DataFiles, entriesOfDays } from '../data-files.ts';
import type { Problem } from '../problem.ts';
import type { DataPath, Entry } from '../source.ts';
import type { Check } from './check.ts';

/**
 * What is sung at the Liturgy: verses of psalms exist, stikhi stand with their verse, and propers name verses, commons
 * and commemorations that exist.
 */
export const soundPropers: Check = (files) => {
  const { prokeimena, alleluias, communionVerses } = files;
  return [
    ...[...prokeimena, ...alleluias, ...communionVerses, ...files.entranceVerses].flatMap((entry) =>
      noPsalmVerses(entry, files),
    ),
    ...unsoundEntries([[...files.fixedPropers, ...files.movablePropers], files.antiphons], files),
    ...unknownVerses(files),
  ];
};

function noPsalmVerses(entry: Entry<SungVerseData>, { psalter }: DataFiles): Problem[] {
  const counts = psalter[0]?.value.verses;
  if (!counts) return [];
  const places: [DataPath, string | undefined][] = [
    [['reference'], entry.value.reference],
    ...(entry.value.verses ?? []).map(({ reference }, i): [DataPath, string] => [
      ['verses', i, 'reference'],
      reference,
    ]),
  ];
  return places.flatMap(([path, reference = '']) =>
    psalmVerses(reference)
      .filter(({ psalm, verse }) => verse < 1 || verse > (counts[psalm - 1] ?? 0))
      .map(({ psalm, verse }) => entry.problem(path, message('noPsalmVerse', psalm, verse))),
  );
}

/** The verses of psalms that a reference names: `Ps.109.2,Ps.109.3-4` names three. */
function psalmVerses(reference: string): { readonly psalm: number; readonly verse: number }[] {
  if (!reference.startsWith('Ps.')) return [];
  return Array.from(reference.matchAll(/(\d+)\.(\d+)(?:-(?:\d+\.)?(\d+))?/g), ([, psalm, from, to = from]) =>
    [from, to].map((verse) => ({ psalm: Number(psalm), verse: Number(verse) })),
  ).flat();
}

/** An entry has a day, and what it refers to exists; it refers to no entry of its list that refers on. */
function unsoundEntries(lists: readonly (readonly Entry<Referring>[])[], files: DataFiles): Problem[] {
  const ids = new Set(entriesOfDays(files).map(({ value }) => value.id));
  const commons = new Set(files.commonPropers.map(({ value }) => value.id));
  return lists.flatMap((entries) => {
    const own = new Set(entries.flatMap(({ value }) => (value.as === undefined ? value.of : [])));
    return entries.flatMap((entry) => {
      const { of, on, common, as } = entry.value;
      return [
        ...(of === undefined && on === undefined ? [entry.problem([], message('sungWhen'))] : []),
        ...(of === undefined || ids.has(of) ? [] : [entry.problem(['of'], message('noFixedOrMovable', of))]),
        ...(common === undefined || commons.has(common)
          ? []
          : [entry.problem(['common'], message('noCommonPropers', common))]),
        ...(as === undefined || own.has(as) ? [] : [entry.problem(['as'], message('noPropersOf', as))]),
      ];
    });
  });
}

type Referring = Pick<ProperData, 'of' | 'on' | 'common' | 'as'>;

type Lists = Partial<Pick<ProperData, 'prokeimena' | 'alleluias' | 'communion'>>;

function unknownVerses(files: DataFiles): Problem[] {
  const known = {
    prokeimena: referencesOf(files.prokeimena),
    alleluias: referencesOf(files.alleluias),
    communion: referencesOf(files.communionVerses),
  };
  const entries: Entry<Lists>[] = [
    ...files.fixedPropers,
    ...files.movablePropers,
    ...files.commonPropers,
    ...files.weekPropers,
  ];
  return entries.flatMap((entry) => [
    ...(['prokeimena', 'alleluias'] as const).flatMap((list) =>
      (entry.value[list] ?? []).flatMap(({ verse, stikh }, i) => {
        const own = known[list].get(verse);
        if (!own) return [entry.problem([list, i, 'verse'], message('noSungVerse', verse))];
        const others = [stikh ?? []].flat().filter((reference) => !own.has(reference));
        return others.map((reference) => entry.problem([list, i, 'stikh'], message('noStikh', verse, reference)));
      }),
    ),
    ...(entry.value.communion ?? []).flatMap((verse, i) =>
      known.communion.has(verse) ? [] : [entry.problem(['communion', i], message('noSungVerse', verse))],
    ),
  ]);
}

/** The references of each verse and of its stikhi, by its id. */
function referencesOf(verses: readonly Entry<SungVerseData>[]): Map<string, Set<string | undefined>> {
  return new Map(
    verses.map(({ value: { id, reference, verses: stikhi = [] } }) => [
      id,
      new Set([reference, ...stikhi.map((stikh) => stikh.reference)]),
    ]),
  );
}

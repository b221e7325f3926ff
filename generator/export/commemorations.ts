import type {
  CommemorationIndexEntry,
  CommemorationSource,
  CommemorationsEntry,
  Icon,
  LiturgicalRank,
  NameIndexEntry,
  SourceListEntry,
  TypeIndexEntry,
} from '../../schemas/types.ts';
import { LANGUAGES } from '../contract/languages.ts';
import { type Answers, type InLanguages, inLanguages } from './answers.ts';
import type { TableRows } from './rows.ts';

/** Adds the sources, classes, ranks and commemorations. Returns the ids of the commemorations in their order. */
export async function addCommemorations(answers: Answers, rows: TableRows): Promise<string[]> {
  for (const source of await answers.sources<SourceListEntry>()) addSource(source, rows);
  const classes = await answers.list<TypeIndexEntry>('types');
  for (const { id } of classes.ru) rows.add('classes', { class: id });
  for (const lang of LANGUAGES) {
    for (const { id, label } of classes[lang]) rows.add('class_labels', { class: id, lang, label });
  }
  const ids = (await answers.list<CommemorationIndexEntry>('commemorations')).ru.map(({ id }) => id);
  for (const [i, id] of ids.entries()) {
    const [ru, en] = await Promise.all(
      LANGUAGES.map((lang) => answers.entry<CommemorationsEntry>(lang, 'commemorations', id)),
    );
    if (ru && en) addCommemoration(i + 1, { ru, en }, rows);
  }
  const names = await answers.list<NameIndexEntry>('names');
  for (const lang of LANGUAGES) {
    for (const { name, forms } of names[lang]) {
      for (const form of forms) rows.addOnce('name_forms', `${lang} ${name} ${form}`, { lang, name, form });
    }
  }
  return ids;
}

function addSource({ id, kind, title, edition, url, license }: SourceListEntry, rows: TableRows): void {
  rows.add('sources', { source: id, kind, edition, url, license });
  for (const lang of LANGUAGES) rows.add('source_titles', { source: id, lang, title: title[lang] });
}

function addCommemoration(position: number, both: InLanguages<CommemorationsEntry>, rows: TableRows): void {
  const { id, kind, typeId, displayTypeId, rule, since, until, moves = [], related, sameAs, icons } = both.ru;
  addRank(
    inLanguages((lang) => both[lang].liturgicalRank),
    rows,
  );
  rows.add('commemorations', {
    commemoration: id,
    position,
    kind,
    class: typeId,
    display_class: displayTypeId,
    rank: both.ru.liturgicalRank?.code,
    rule,
    since,
    until,
  });
  for (const lang of LANGUAGES) {
    const { name, ruleLabel, names } = both[lang];
    rows.add('commemoration_labels', { commemoration: id, lang, name, rule_label: ruleLabel });
    for (const [i, one] of names.entries()) {
      rows.add('commemoration_names', { commemoration: id, lang, position: i + 1, name: one });
    }
  }
  for (const [i, { on, to }] of moves.entries()) {
    rows.add('commemoration_moves', { commemoration: id, position: i + 1, on_days: on, to_day: to });
  }
  addPlaces(id, 'day', both.ru.sources, rows);
  addPlaces(id, 'rank', both.ru.rankSources, rows);
  for (const [i, url] of sameAs.entries()) {
    rows.add('commemoration_same_as', { commemoration: id, position: i + 1, url });
  }
  for (const [i, other] of related.entries()) {
    rows.add('commemoration_related', { commemoration: id, position: i + 1, related: other });
  }
  addIcons(id, icons, rows);
}

/** The signs of the Typikon, from the highest. */
const RANKS: readonly NonNullable<LiturgicalRank>['code'][] = [
  'great',
  'vigil',
  'polyeleos',
  'doxology',
  'six_stichera',
  'no_sign',
];

function addRank(both: InLanguages<LiturgicalRank>, rows: TableRows): void {
  if (both.ru === null) return;
  const { code, group } = both.ru;
  rows.addOnce('ranks', code, { rank: code, position: RANKS.indexOf(code), rank_group: group });
  for (const lang of LANGUAGES) {
    rows.addOnce('rank_labels', `${code} ${lang}`, { rank: code, lang, label: both[lang]?.label });
  }
}

function addPlaces(id: string, about: 'day' | 'rank', sources: readonly CommemorationSource[], rows: TableRows): void {
  for (const [i, { source, page, matched = false }] of sources.entries()) {
    rows.add('commemoration_sources', { commemoration: id, about, position: i + 1, source, page, matched });
  }
}

/** Adds the pictures of an id; a picture may belong to several. */
export function addIcons(id: string, icons: readonly Icon[], rows: TableRows): void {
  for (const { path, title, description, mimeType, width, height, sizeBytes, sortOrder } of icons) {
    rows.addOnce('icons', path, { path, mime_type: mimeType, width, height, size_bytes: sizeBytes });
    for (const lang of LANGUAGES) {
      const [named, shown] = [title, description].map((one) => one?.texts.find((text) => text.lang === lang)?.value);
      rows.addOnce('icon_texts', `${path} ${lang}`, { path, lang, title: named, description: shown });
    }
    rows.addOnce('icon_uses', `${id} ${sortOrder}`, { id, sort_order: sortOrder, path });
  }
}

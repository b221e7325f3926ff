import { readFileSync, writeFileSync } from 'node:fs';
import ICAL from 'ical.js';
import ical from 'node-ical';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import type { Feed } from '../../generator/contract/endpoints.ts';
import { dataFolder, edit, month } from '../support/data-folder.ts';
import { feedOf } from '../support/feeds.ts';

const NEVER = ['2026-01-01', 0];
const saints = (revised = '') =>
  month(
    7,
    '07-03',
    `\
  - { id: 7001, name: { ru: Мученик Флор, en: Martyr Florus }, type: 11, rank: vigil, rankSources: [typikon 47]${revised} }
  - { id: 7002, name: { ru: Мученик Лавр, en: Martyr Laurus }, type: 11, rank: polyeleos, rankSources: [typikon 47] }
`,
  );

/** A data folder whose feeds have never been corrected as a whole. */
function unrevised(files: Record<string, string> = {}): string {
  const folder = dataFolder(files);
  const labels = `${folder}/labels.yaml`;
  writeFileSync(labels, readFileSync(labels, 'utf8').replace(/, revised: [\d-]+/g, ''));
  return folder;
}

/** The text of a feed of 2026 from small data. */
async function written(feed: Feed, folder: string): Promise<string> {
  return feedOf(await loadCatalog(folder), feed, 2026);
}

/** The day and the number of the last revision, by the name of the event. Two libraries must read the same values. */
function revisions(text: string): Record<string, unknown> {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => {
    const value = (name: string) => event.getFirstPropertyValue(name);
    expect(String(value('last-modified'))).toBe(String(value('dtstamp')));
    return [String(value('summary')), [String(value('last-modified')).slice(0, 10), value('sequence')]] as const;
  });
  const others = Object.values(ical.sync.parseICS(text)).flatMap((part) => {
    if (part?.type !== 'VEVENT') return [];
    const { summary, lastmodified, sequence } = part as unknown as Record<string, { val: string }>;
    const day = new Date(String(lastmodified)).toISOString().slice(0, 10);
    return [[summary?.val, [day, Number(sequence)]]];
  });
  expect(others).toEqual(events);
  return Object.fromEntries(events);
}

describe('An event of a feed', () => {
  it('that was never corrected has the number 0', async () => {
    expect(revisions(await written('feasts', unrevised({ 'menologion/07.yaml': saints() })))).toEqual({
      Pascha: NEVER,
      'Martyr Florus': NEVER,
      'Martyr Laurus': NEVER,
    });
  });

  it('says when it was last corrected, and has a greater number with each later day; all others stay', async () => {
    const first = unrevised({ 'menologion/07.yaml': saints(', revised: 2026-11-22') });
    expect(revisions(await written('feasts', first))).toEqual({
      Pascha: NEVER,
      'Martyr Florus': ['2026-11-22', 325],
      'Martyr Laurus': NEVER,
    });
    const later = unrevised({ 'menologion/07.yaml': saints(', revised: 2028-03-01') });
    edit(`${later}/movable.yaml`, 'kind: feast', 'kind: feast\n  revised: 2026-01-02');
    expect(revisions(await written('feasts', later))).toMatchObject({
      Pascha: ['2026-01-02', 1],
      'Martyr Florus': ['2028-03-01', 790],
    });
  });

  it('that is a fast has the last correction of its season and of the rules of its days', async () => {
    const folder = unrevised();
    edit(`${folder}/fasting.yaml`, 'dormition_fast: { type', 'dormition_fast: { revised: 2027-05-01, type');
    edit(`${folder}/fasting.yaml`, '{ id: bright_week, on', '{ id: bright_week, revised: 2026-06-01, on');
    edit(`${folder}/fasting.yaml`, 'bright_week: { type', 'bright_week: { revised: 2026-05-31, type');
    const found = revisions(await written('fasts', folder));
    expect(found).toMatchObject({
      'Dormition Fast': ['2027-05-01', 485],
      'Bright Week, no fast': ['2026-06-01', 151],
      'Trinity Week, no fast': NEVER,
    });
  });

  it('is as new as the words of its feed, and of no other', async () => {
    const folder = unrevised({ 'menologion/07.yaml': saints(', revised: 2026-11-22') });
    edit(`${folder}/labels.yaml`, '{ code: feasts,', '{ revised: 2026-07-01, code: feasts,');
    expect(revisions(await written('feasts', folder))).toEqual({
      Pascha: ['2026-07-01', 181],
      'Martyr Florus': ['2026-11-22', 325],
      'Martyr Laurus': ['2026-07-01', 181],
    });
    expect(Object.values(revisions(await written('fasts', folder)))).not.toContainEqual(['2026-07-01', 181]);
  });
});

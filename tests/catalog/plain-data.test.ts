import { describe, expect, it } from 'vitest';
import { CONTENT_ENDPOINT_NAMES, DAILY_ENDPOINT_NAMES, INDEX_NAMES } from '../../generator/contract/endpoints.ts';
import {
  contentPath,
  dayPath,
  feedFile,
  feedsFolder,
  indexPath,
  inFolder,
  inTree,
  SOURCES_FILE,
} from '../../generator/contract/paths.ts';
import { createEngine } from '../../generator/engine/engine.ts';
import type { Catalog } from '../../generator/model/catalog.ts';
import { findById } from '../../generator/model/find-by-id.ts';
import { realCatalog } from '../support/real-days.ts';

const copy: Catalog = JSON.parse(JSON.stringify(realCatalog));

describe('The catalog', () => {
  it('is plain data, which JSON can write and read', () => {
    expect(copy).toStrictEqual({ ...realCatalog });
  });

  const [original, copied] = [realCatalog, copy].map((catalog) => createEngine(catalog));
  it.each([
    ...DAILY_ENDPOINT_NAMES.flatMap((endpoint) =>
      ['2026-01-07', '2026-04-12', '2026-08-28'].map((date) => dayPath('ru', endpoint, date)),
    ),
    ...CONTENT_ENDPOINT_NAMES.map((endpoint) =>
      contentPath('ru', endpoint, endpoint === 'akathists' ? 'theotokos' : 'pascha'),
    ),
    ...INDEX_NAMES.filter((index) => index !== 'search').map((index) => indexPath(index, 'en')),
    inTree(SOURCES_FILE),
    inFolder(feedsFolder(), feedFile('fasts', 2026, 'ru')),
  ])('gives the same %s after JSON', (path) => {
    const answer = original?.file(path);
    expect(answer?.length).toBeGreaterThan(0);
    expect(copied?.file(path)).toEqual(answer);
  });
});

describe('An entry of a list of the catalog', () => {
  it('is found by an id that objects have as a name of their own', () => {
    const ids = ['9306', 'constructor', '__proto__', 'pascha'];
    const list = ids.map((id) => ({ id }));
    expect(ids.map((id) => findById(list, id))).toEqual(list);
    expect(ids.map((id) => findById([{ id: 'another' }], id)).filter(Boolean)).toEqual([]);
  });
});

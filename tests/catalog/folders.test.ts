import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dataFolders } from '../../generator/catalog/folders.ts';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { createCalendar } from '../../generator/engine/calendar.ts';
import { dataFolder, REAL_DATA, temporaryFolder } from '../support/data-folder.ts';

const OWN_SAINT = `\
01-07:
  - id: 90001
    name: { ru: Святой нашего прихода, en: Saint of our parish }
    type: 13
`;

it('Without a named folder there are only the data of the package', () => {
  expect(dataFolders()).toEqual(['data']);
  expect(dataFolders([])).toEqual(['data']);
});

it('A folder without a labels.yaml is laid over the data of the package; one with it stands alone', () => {
  const whole = dataFolder();
  const pack = temporaryFolder();
  expect(dataFolders(pack)).toEqual(['data', pack]);
  expect(dataFolders(whole)).toEqual([whole]);
  expect(dataFolders([whole, pack])).toEqual([whole, pack]);
  expect(dataFolders([pack, whole])).toEqual(['data', pack, whole]);
});

it('A catalog of a pack has its saints and those of the package', async () => {
  const pack = dataFolder({ 'menologion/01.yaml': OWN_SAINT }, true);
  const namesIn = async (data?: string) =>
    createCalendar(await loadCatalog(data))
      .saintsDay('2026-01-20', { lang: 'en' })
      .saints.map(({ name }) => name);
  const own = await namesIn();
  expect((await namesIn(pack)).sort()).toEqual([...own, 'Saint of our parish'].sort());
});

it('Readings of a pack replace those of the same saint, and its usage replaces that of the package', async () => {
  const usage = readFileSync(`${REAL_DATA}/readings/usage.yaml`, 'utf8').replace(/^luke:[\s\S]*?^(?=winter:)/m, '');
  const own = '- of: 12049\n  liturgy: [{ gospel: John.10.1-9 }]\n  basis: A test\n';
  const pack = dataFolder({ 'readings/saints.yaml': own, 'readings/usage.yaml': usage }, true);
  const [base, laid] = [(await loadCatalog()).lectionary, (await loadCatalog(pack)).lectionary];
  const ofNicholas = laid.occasions.filter(({ of }) => of === 12049);
  expect(ofNicholas.map(({ portion }) => portion.liturgy?.map(({ reference }) => reference))).toEqual([
    ['John.10.1-9'],
  ]);
  expect(laid.occasions.length).toBe(base.occasions.length);
  expect([base.usage.luke === null, laid.usage.luke]).toEqual([false, null]);
});

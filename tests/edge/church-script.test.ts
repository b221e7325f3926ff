import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { CHURCH_EDITION } from '../../generator/contract/editions.ts';
import { contentPath } from '../../generator/contract/paths.ts';
import { createApp } from '../../generator/edge/app.ts';
import { blockFiles } from '../../generator/responses/blocks.ts';
import { decoded, encoded } from '../../generator/responses/bytes.ts';
import { contentFiles } from '../../generator/responses/content.ts';
import { dataFolder } from '../support/data-folder.ts';
import { churchTexts, PLAIN_CANON } from '../support/texts.ts';

const ORIGIN = 'https://texts.example';
const DATA = {
  ...churchTexts('kept'),
  'texts/kept/canon-1.en.yaml': PLAIN_CANON.replace('Канон', 'Canon'),
  'texts/plain/canon-1.cu.yaml': PLAIN_CANON,
  'icons.yaml': '- { id: icon, file: icon.svg, title: { ru: Икона, en: Icon } }\n',
  'icons/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
};

/** Sends a request to the app over some files. */
function appOver(files: ReadonlyMap<string, string>) {
  const app = createApp(async (path) => {
    const text = files.get(path);
    return text === undefined ? null : encoded(text);
  });
  return async (address: string) => app.request(`${ORIGIN}/api/v1${address}`);
}

/** The API over the files of some texts, and these files. Its answers are compared with those from blocks. */
async function api() {
  const hymns = `${DATA['texts/kept/hymnography.yaml' as keyof typeof DATA]}icons: [icon]\n`;
  const catalog = await loadCatalog([dataFolder({ ...DATA, 'texts/kept/hymnography.yaml': hymns })]);
  const made = [...contentFiles(catalog, `${ORIGIN}/api/v1`)];
  const files = new Map(
    made.map(({ edition, endpoint, id, number, text }) => [contentPath(edition, endpoint, id, number), text()]),
  );
  const blocks = new Map(Array.from(blockFiles(made), ({ path, content }) => [path, decoded(content)]));
  const [ofFiles, ofBlocks] = [appOver(files), appOver(blocks)];
  const get = async (address: string) => {
    const text = await (await ofFiles(address)).text();
    expect(await (await ofBlocks(address)).text()).toBe(text);
    return text;
  };
  // biome-ignore lint/suspicious/noExplicitAny: the tests read answers of several shapes
  return { files, get, json: async (address: string): Promise<any> => JSON.parse(await get(address)) };
}

describe('script=church', () => {
  it.each([
    ['/canons/?id=kept&lang=cu&script=church', contentPath(CHURCH_EDITION, 'canons', 'kept')],
    ['/canons?script=church&id=kept&lang=cu', contentPath(CHURCH_EDITION, 'canons', 'kept')],
    ['/canons/?id=kept&lang=cu&number=2&script=church', contentPath(CHURCH_EDITION, 'canons', 'kept', 2)],
    ['/canons/?id=kept&lang=cu&number=3&script=church&script=x', contentPath(CHURCH_EDITION, 'canons', 'kept', 3)],
    ['/akathists/?id=kept&lang=cu&script=church', contentPath(CHURCH_EDITION, 'akathists', 'kept')],
    ['/hymnography/?id=kept&script=church', contentPath(CHURCH_EDITION, 'hymnography', 'kept')],
    ['/hymnography/?id=kept&lang=cu&script=church', contentPath(CHURCH_EDITION, 'hymnography', 'kept')],
  ])('%s is %s', async (address, file) => {
    const { files, get } = await api();
    expect(await get(address)).toBe(files.get(file));
  });

  it('has the Russian translation in Russian, and in the church script the Slavonic in its place', async () => {
    const { json } = await api();
    const titles = ['Первый', 'Переведенный', 'Третий'];
    const words = ['<p>Пе́тре ст҃ы́й</p>', '<p>О Боже</p>', '<p>Господи</p>'];
    for (const lang of ['', '&lang=ru', '&lang=xx']) {
      const { meta, data } = await json(`/canons/?id=kept&script=church${lang}`);
      expect(meta).toMatchObject({ lang: 'ru', count: 1 });
      const [{ canons }] = data;
      expect(canons.map(({ title }: { title: string }) => title)).toEqual(titles);
      // biome-ignore lint/suspicious/noExplicitAny: the schema says which shape it has
      expect(canons.map(({ odes }: any) => odes[0].items[0].html)).toEqual(words);
    }
    for (const [i, title] of titles.entries()) {
      const { data } = await json(`/canons/?id=kept&script=church&number=${i + 1}`);
      expect(data[0].canons).toMatchObject([{ title, odes: [{ items: [{ html: words[i] }, {}] }] }]);
    }
  });

  it('keeps the icons of hymns in the requested language', async () => {
    const { json } = await api();
    const church = await json('/hymnography/?id=kept&lang=en&script=church');
    const usual = await json('/hymnography/?id=kept&lang=en');
    expect(church.meta).toEqual(usual.meta);
    expect(church.data[0].icons).toEqual(usual.data[0].icons);
    expect(church.data[0].icons[0].title.texts[0].value).toBe('Icon');
    expect(church.data[0].troparia[0].texts.map(({ value }: { value: string }) => value)).toEqual([
      '<p>Ст҃ы́й бж҃е</p>',
      '<p>Святой Боже</p>',
      '<p>Holy God</p>',
    ]);
  });

  it.each([
    '/canons/?id=kept&lang=en',
    '/canons/?id=kept&lang=cu&number=9',
    '/canons/?id=plain',
    '/canons/?id=plain&lang=cu&number=1',
    '/canons/?id=nobody&lang=cu',
    '/hymnography/?id=plain&id=nobody&lang=en',
  ])('changes nothing of %s', async (address) => {
    const { get } = await api();
    expect(await get(`${address}&script=church`)).toBe(await get(address));
  });

  it.each(['civil', '', 'Church', 'x&script=church'])('is the only value: script=%s is ignored', async (value) => {
    const { get } = await api();
    for (const address of ['/canons/?id=kept&lang=cu', '/hymnography/?id=kept']) {
      expect(await get(`${address}&script=${value}`)).toBe(await get(address));
    }
  });

  it('finds nothing if the tree does not have the language', async () => {
    const { files } = await api();
    const church = new Map([...files].filter(([path]) => path.startsWith(`api/v1/${CHURCH_EDITION}/`)));
    const app = appOver(church);
    for (const address of ['/hymnography/?id=kept', '/canons/?id=kept']) {
      const [asked, usual] = [`${address}&script=church`, address].map(async (one) => (await app(one)).text());
      expect(await asked).toBe(await usual);
    }
  });

  it('gives several ids the same entries as each id alone', async () => {
    const { json } = await api();
    for (const lang of ['ru', 'cu', 'en']) {
      const alone = ['plain', 'kept', 'nobody'].map(async (id) => {
        return (await json(`/canons/?id=${id}&lang=${lang}&script=church`)).data[0];
      });
      const together = await json(`/canons/?id=plain&id=kept&id=nobody&lang=${lang}&script=church`);
      expect(together.data).toEqual(await Promise.all(alone));
    }
  });
});

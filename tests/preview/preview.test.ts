import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CHANGES_ADDRESS, type PreviewNews } from '../../generator/preview/news.ts';
import { hostileRequests } from '../hammer/hostile-requests.ts';
import { dataFolder, edit, month, temporaryFolder } from '../support/data-folder.ts';
import { type PreviewServer, previewServer } from '../support/preview-server.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { copyOf } from '../support/trees.ts';

const SAINT =
  '  - { id: 1, name: { ru: Святитель Первый, en: Hierarch First }, type: 7, rank: vigil, rankSources: [typikon 47] }\n';
const DAY = '/api/v1/ru/saints/2026/2026-01-14.json';

async function previewOf(...folders: string[]): Promise<PreviewServer> {
  const preview = await previewServer(...folders);
  onTestFinished(() => preview.close());
  return preview;
}

const withSaint = () => dataFolder({ 'menologion/01.yaml': month(1, '01-01', SAINT) });
const namesAt = async ({ origin }: PreviewServer, address = DAY) => {
  const answer = (await (await fetch(origin + address)).json()) as {
    data: Record<string, { saints: { name: string }[] }>;
  };
  return answer.data['2026-01-14']?.saints.map(({ name }) => name);
};

/** Returns the first message to a page, and closes the stream. */
async function toldBy({ origin }: PreviewServer): Promise<PreviewNews> {
  const ended = new AbortController();
  const { body } = await fetch(origin + CHANGES_ADDRESS, { signal: ended.signal });
  const { value } = await (body as ReadableStream<Uint8Array>).getReader().read();
  ended.abort();
  return JSON.parse(
    Buffer.from(value as Uint8Array)
      .toString()
      .replace(/^data: /, ''),
  );
}

describe('A preview', () => {
  const writings: [string, (file: string) => void][] = [
    ['in its place', (file) => edit(file, 'Святитель Первый', 'Святитель Второй')],
    [
      'beside it, and renamed',
      (file) => {
        writeFileSync(`${file}.tmp`, month(1, '01-01', SAINT.replace('Первый', 'Второй')));
        renameSync(`${file}.tmp`, file);
      },
    ],
    [
      'anew, and the old one is left under another name',
      (file) => {
        renameSync(file, `${file}~`);
        writeFileSync(file, month(1, '01-01', SAINT.replace('Первый', 'Второй')));
      },
    ],
  ];
  it.each(writings)('answers from a file that was written %s', async (_, write) => {
    const data = withSaint();
    const preview = await previewOf(data);
    expect(await namesAt(preview)).toEqual(['Святитель Первый']);
    await preview.seen(() => write(path.join(data, 'menologion/01.yaml')));
    await expect.poll(() => namesAt(preview)).toEqual(['Святитель Второй']);
    expect(await toldBy(preview)).toMatchObject({ problems: [] });
  });

  it('notices new and deleted files and folders, also of packs', async () => {
    const pack = temporaryFolder();
    const preview = await previewOf(withSaint(), pack);
    mkdirSync(path.join(pack, 'menologion'));
    const local = '01-01:\n  - { id: 2, name: { ru: Святой Местный, en: Saint Local }, type: 13, rank: no_sign }\n';
    await preview.seen(() => writeFileSync(path.join(pack, 'menologion/01.yaml'), local));
    await expect.poll(() => namesAt(preview)).toEqual(['Святитель Первый', 'Святой Местный']);
    await preview.seen(() => rmSync(path.join(pack, 'menologion'), { recursive: true }));
    await expect.poll(() => namesAt(preview)).toEqual(['Святитель Первый']);
  });

  it('answers from the last data without errors until the errors are repaired, and says where they are', async () => {
    const data = withSaint();
    const file = path.join(data, 'menologion/01.yaml');
    const preview = await previewOf(data);
    const { edition } = await toldBy(preview);
    await preview.seen(() => edit(file, 'ru: Святитель Первый', 'ru: Святитель Первый.'));
    expect(await toldBy(preview)).toEqual({
      edition,
      heading: expect.stringMatching(/^1 error in the data/),
      problems: [expect.stringMatching(/^menologion\/01\.yaml:2:26: .* period: delete it$/)],
    });
    expect(await namesAt(preview)).toEqual(['Святитель Первый']);
    await preview.seen(() => edit(file, 'ru: Святитель Первый.', 'ru: "Святитель Третий'));
    expect((await toldBy(preview)).problems).toHaveLength(1);
    await preview.seen(() => edit(file, 'ru: "Святитель Третий', 'ru: Святитель Третий'));
    const told = await toldBy(preview);
    expect(told.problems).toEqual([]);
    expect(told.edition).not.toBe(edition);
    expect(await namesAt(preview)).toEqual(['Святитель Третий']);
  });

  it('has pages and says what is wrong if the data have always had errors', async () => {
    const data = withSaint();
    const file = path.join(data, 'menologion/01.yaml');
    edit(file, 'rank: vigil', 'rank: high');
    const preview = await previewOf(data);
    expect(await toldBy(preview)).toMatchObject({ edition: null, problems: [expect.stringContaining(':2:')] });
    expect((await fetch(preview.origin)).status).toBe(200);
    expect((await fetch(preview.origin + DAY)).status).toBe(503);
    await preview.seen(() => edit(file, 'rank: high', 'rank: vigil'));
    expect(await namesAt(preview)).toEqual(['Святитель Первый']);
  });

  it('allows no answer to be cached', async () => {
    const { origin } = await previewOf(withSaint());
    const addresses = [
      '/',
      '/assets/page.js',
      '/assets/page.css',
      '/reference.html',
      DAY,
      '/api/v1/saints/day/2026-01-14',
    ];
    for (const address of [...addresses, '/none.json', '/api/v1/canons/?id=..', CHANGES_ADDRESS]) {
      const ended = new AbortController();
      const { headers, status } = await fetch(origin + address, { signal: ended.signal });
      expect([address, status < 500, headers.get('Cache-Control')]).toEqual([address, true, 'no-store']);
      ended.abort();
    }
  });

  it('answers every year, and every address as a tree does', async () => {
    const preview = await previewOf(withSaint());
    const ask = async (address: string) => (await fetch(preview.origin + address)).status;
    expect(await ask('/api/v1/fasting/day/1583-01-01')).toBe(200);
    expect(await ask('/api/v1/fasting/day/1582-01-01')).toBe(404);
    expect(await ask('/api/v1/datasets/saints-3000.en.json.gz')).toBe(200);
    expect(await ask('/openapi.json')).toBe(200);
    const unknown = await (await fetch(`${preview.origin}/api/v1/canons/?id=nobody`)).json();
    expect(unknown).toMatchObject({ data: [{ found: false, notFound: { code: 'ID_NOT_FOUND' } }] });
  });

  it.each([
    ['a link to a file outside the data', (file: string) => symlinkSync(path.resolve('package.json'), file)],
    ['a pipe', (file: string) => void execFileSync('mkfifo', [file])],
  ])('does not answer from %s in the place of a picture', async (_, replace) => {
    const data = copyOf(SMALL_DATA);
    const preview = await previewOf(data);
    const ask = async () => (await fetch(`${preview.origin}/api/v1/icons/pascha.svg`)).status;
    expect(await ask()).toBe(200);
    const file = path.join(data, 'icons/pascha.svg');
    await preview.seen(() => {
      rmSync(file);
      replace(file);
    });
    expect(await ask()).toBe(404);
  });

  it('shows a picture that is larger than a data file may be', async () => {
    const data = copyOf(SMALL_DATA);
    const svg = readFileSync(path.join(data, 'icons/pascha.svg'), 'utf8');
    writeFileSync(path.join(data, 'icons/pascha.svg'), `${svg}<!--${' '.repeat(6_000_000)}-->\n`);
    const { origin } = await previewOf(data);
    expect((await fetch(`${origin}/api/v1/icons/pascha.svg`)).status).toBe(200);
  });

  it('survives invalid requests, and opens no stream that nobody reads', async () => {
    const preview = await previewOf(withSaint());
    expect((await fetch(preview.origin + CHANGES_ADDRESS, { method: 'HEAD' })).status).toBe(404);
    expect((await fetch(preview.origin + CHANGES_ADDRESS, { method: 'POST' })).status).toBe(405);
    await hostileRequests(preview.port, 300, 1583);
    expect(await namesAt(preview)).toEqual(['Святитель Первый']);
  });
});

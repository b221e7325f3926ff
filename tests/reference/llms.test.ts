import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ENDPOINT_NAMES } from '../../generator/contract/endpoints.ts';
import { MANIFEST_FILE } from '../../generator/contract/paths.ts';
import { createApp } from '../../generator/edge/app.ts';
import { createEngine } from '../../generator/engine/engine.ts';
import { referenceUnits } from '../../generator/reference/units.ts';
import { filesOfUnits } from '../../generator/site/source.ts';
import { realCatalog } from '../support/real-days.ts';

const ORIGIN = 'https://menologion.test';
const files = new Map(
  (await filesOfUnits(await referenceUnits({ catalog: realCatalog, origin: ORIGIN }))).map(({ path, content }) => [
    path,
    Buffer.from(content).toString(),
  ]),
);
const text = files.get('llms.txt') ?? '';
const links = [...text.matchAll(/^- \[([^\]]+)\]\((\S+)\): (.+)$/gm)].map(([, title = '', url = '', about = '']) => ({
  title,
  url,
  about,
}));

describe('llms.txt', () => {
  it('has the form of llmstxt.org: one title, a summary, and sections of links', () => {
    expect(text).toMatch(/^# Menologion\n\n> .+\n\n(?:- .+\n)+\n## /);
    expect(text.match(/^# /gm)).toHaveLength(1);
    const inSections = text
      .slice(text.indexOf('\n## '))
      .split('\n')
      .filter((line) => line.startsWith('- '));
    expect(inSections).toHaveLength(links.length);
    expect(text).not.toMatch(/\{(origin|lang|base)\}[^/.]|undefined|\[object/);
  });

  it('has each endpoint with an example, and fewer than 20,000 bytes', () => {
    for (const name of ENDPOINT_NAMES) {
      const own = links.filter(({ title }) => title.startsWith(`GET /api/v1/${name}`));
      expect(own.map(({ url }) => url)[0]).toMatch(new RegExp(`^${ORIGIN}/api/v1/${name}`));
    }
    expect(Buffer.byteLength(text)).toBeLessThan(20_000);
  });

  it('leads only to what a site answers', async () => {
    const engine = createEngine(realCatalog, { packed: (answer) => gzipSync(answer) });
    const app = createApp(async (path) => engine.file(path), { files: true });
    expect(links.length).toBeGreaterThan(45);
    for (const { url } of links) {
      const { pathname, search, hash, origin } = new URL(url);
      expect(origin).toBe(ORIGIN);
      const file = pathname.slice(1);
      const icon = file.startsWith('api/v1/icons/') && file.slice('api/v1/icons/'.length);
      if (icon) expect(realCatalog.icons.map((one) => one.file)).toContain(icon);
      if (icon || file === MANIFEST_FILE || file.endsWith('/datapackage.json')) continue;
      if (!file.startsWith('api/')) {
        expect(files.get(file), url).toBeDefined();
        if (hash) expect(files.get(file), url).toContain(` id="${hash.slice(1)}"`);
      } else expect([url, (await app.request(ORIGIN + pathname + search)).status]).toEqual([url, 200]);
    }
  });

  it('says what answers say: a Julian date is no ISO date, a rank may be null, and an unknown id is found false', async () => {
    const app = createApp(async (path) => createEngine(realCatalog).file(path), { files: true });
    const asked = async (address: string) => (await app.request(`${ORIGIN}/api/v1${address}`)).json();
    for (const rule of ['`2100-02-29`', '`NOT_FOUND`', '`found` false', 'up to 24 ids', '`no_sign`']) {
      expect(text).toContain(rule);
    }
    const { data } = await asked('/fasting/day/2100-03-14?lang=en');
    expect(data['2100-03-14'].julianDate).toBe('2100-02-29');
    expect((await asked('/canons?id=nobody&lang=en')).data[0].found).toBe(false);
    expect((await asked('/saints/day/2026-01-14?lang=en')).data['2026-01-14'].saints[0].type).toMatch(/^\d+$/);
  });
});

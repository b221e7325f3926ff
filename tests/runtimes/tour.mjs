// Uses what the package exports for programs, in whatever runtime runs it: the calendar and the engine compute a day, the
// edge app answers it from a tree, and the client asks for it. All must say the same. Argument: the folder of a tree.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { loadCatalog } from 'menologion';
import { createCalendar } from 'menologion/calendar';
import { Menologion } from 'menologion/client';
import { createApp } from 'menologion/edge';
import { createEngine } from 'menologion/engine';

const [, , tree] = process.argv;
const date = '2026-08-28';
const catalog = await loadCatalog();
const read = (file) => readFile(`${tree}/${file}`).catch(() => null);
const app = createApp(read);

const file = `api/v1/en/calendar/2026/${date}.json`;
const made = createEngine(catalog).file(file);
assert.deepEqual(
  Buffer.from(made),
  await readFile(`${tree}/${file}`),
  'the engine makes another file than the tree has',
);

// The origin of the request is in the addresses of icons.
const site = async (address) => {
  const { pathname } = new URL(address);
  return pathname.endsWith('.gz') ? new Response(await read(pathname.slice(1))) : app.request(address);
};
const client = new Menologion('http://localhost:3000', { lang: 'en', fetch: site });
const asked = await client.calendarDay(date);
assert.deepEqual(asked, createCalendar(catalog).calendarDay(date, { lang: 'en' }));
assert.match(asked.saints[0].name, /^Dormition of our Most Holy Lady/);

const icons = await app.request(`/api/v1/calendar/day/${date}?type=17`);
assert.equal(icons.status, 200);
const wrong = await app.request('/api/v1/fasting/day/2026-02-30');
assert.equal(wrong.status, 400);
assert.equal((await wrong.json()).code, 'INVALID_DATE');

const year = await client.dataset('fasting', 2026);
assert.equal(Object.keys(year).length, 365);
assert.deepEqual(year[date], await client.fastingDay(date));

const packed = createApp((file) => (file.includes('/fasting/2026/') ? null : read(file)));
const cut = await packed.request(`/api/v1/fasting/day/${date}?lang=en`);
assert.deepEqual((await cut.json()).data[date], year[date], 'a day cut from its dataset is another one');
console.log(`the calendar, the engine, the edge app and the client agree on ${date}`);

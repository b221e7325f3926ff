import { deflateRawSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { datasetHeader } from '../../generator/contract/dataset-file.ts';
import { createApp } from '../../generator/edge/app.ts';
import { inflateByStream } from '../../generator/edge/files.ts';

const deflated = deflateRawSync(Buffer.alloc(100_000_000));

it('a stream is inflated to at most so many bytes', async () => {
  await expect(inflateByStream(new Uint8Array(deflated), 32_000_000)).rejects.toThrow('more than 32000000 bytes');
  expect(await inflateByStream(new Uint8Array(deflateRawSync(Buffer.alloc(1000))), 1000)).toHaveLength(1000);
});

it('twenty requests for a month that is too large get problem documents, and little memory is needed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const months = Array.from({ length: 12 }, () => ({ deflated, crc: 0, size: 1 }));
  const dataset = Buffer.concat([datasetHeader(months), ...months.map((month) => month.deflated)]);
  const app = createApp(async (file) => (file.endsWith('.gz') ? dataset : null));
  const before = process.memoryUsage().rss;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.request('http://x/api/v1/calendar/day/2026-03-04')),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(await answers[0]?.json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
});

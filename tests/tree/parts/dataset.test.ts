import { crc32, gunzipSync, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { monthInDataset } from '../../../generator/contract/dataset-file.ts';
import { DAILY_ENDPOINT_NAMES } from '../../../generator/contract/endpoints.ts';
import { ByteSink } from '../../../generator/responses/byte-sink.ts';
import { dayWriters, writeAnswer } from '../../../generator/responses/daily.ts';
import { datasetBytes } from '../../../generator/tree/parts/dataset.ts';
import { realCatalog, realYear } from '../../support/real-days.ts';

const writers = dayWriters({ catalog: realCatalog, lang: 'ru', baseUrl: 'https://example.org/api/v1' });
const YEARS = [2024, 2100, 3000];

describe.each(DAILY_ENDPOINT_NAMES)('A dataset of %s', (endpoint) => {
  const answers = YEARS.map((year) => {
    const sink = new ByteSink();
    writeAnswer(realYear(year), writers[endpoint], sink);
    return { year, answer: Buffer.from(sink.view()), dataset: datasetBytes(sink.view(), year) };
  });

  it('is an ordinary gzip file of one member, for both Node and browsers', async () => {
    for (const { answer, dataset } of answers) {
      expect(gunzipSync(dataset).equals(answer)).toBe(true);
      // This throws if anything follows the first member.
      const stream = new Blob([new Uint8Array(dataset)]).stream().pipeThrough(new DecompressionStream('gzip'));
      expect(crc32(Buffer.from(await new Response(stream).arrayBuffer()))).toBe(crc32(answer));
    }
  });

  it('contains each month separately, and the months in a row are the answer', () => {
    for (const { year, answer, dataset } of answers) {
      const months = Array.from({ length: 12 }, (_, i) => inflateRawSync(monthInDataset(dataset, i + 1)).toString());
      expect(`${months.join('')}}}` === answer.toString()).toBe(true);
      months.forEach((text, i) => {
        const dates = [...text.matchAll(/"(\d{4}-\d\d-\d\d)":\{/g)].map(([, date]) => date);
        expect(dates).toEqual(realYear(year).flatMap(({ date }) => (Number(date.slice(5, 7)) === i + 1 ? [date] : [])));
      });
    }
  });
});

/**
 * A client as other people would write it: its types are generated from openapi.json, and openapi-fetch sends its
 * requests. It prints a day, a canon and an error of the API at a base address.
 */
import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

const { GET } = createClient<paths>({ baseUrl: process.argv[2] ?? '' });

const day = await GET('/calendar/day/{date}', { params: { path: { date: '2026-01-07' }, query: { lang: 'en' } } });
const saint = day.data?.data['2026-01-07']?.saints[0];
const rank: 'great' | 'vigil' | 'polyeleos' | 'doxology' | 'six_stichera' | 'no_sign' | undefined =
  saint?.liturgicalRank?.code;

const canons = await GET('/canons', { params: { query: { id: ['pascha', 'nobody'], lang: 'cu' } } });
const tones: number[] | undefined = canons.data?.data.flatMap((entry) => entry.canons.map(({ tone }) => tone));

const missing = await GET('/fasting/day/{date}', { params: { path: { date: '1582-10-15' }, query: { lang: 'en' } } });
const { code, parameter } = missing.error ?? {};

// @ts-expect-error: this language is not one of the API
const refused = await GET('/movable/day/{date}', { params: { path: { date: '2026-04-12' }, query: { lang: 'de' } } });

console.log(
  JSON.stringify({
    day: { name: saint?.name, rank },
    canons: { count: canons.data?.meta.count, tones, notFound: canons.data?.data[1]?.notFound?.code },
    error: { status: missing.response.status, code, parameter },
    fallback: refused.data?.meta.lang,
  }),
);

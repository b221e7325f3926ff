import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Round } from '../bench.ts';

const WIDE: Options = {
  years: '2026-2028',
  datasets: '2026-2029',
  endpoint: 'fasting,movable,akathists',
  lang: 'ru,en,cu',
  more: ['--csv', '--host', 'netlify'],
};

interface Options {
  readonly years: string;
  readonly datasets: string;
  readonly endpoint: string;
  readonly lang: string;
  readonly more: readonly string[];
}

/** Each function narrows or changes the options in one way. */
const WAYS: Readonly<Record<string, (options: Options) => Options>> = {
  'fewer years': (options) => ({ ...options, years: '2027' }),
  'no years': (options) => ({ ...options, years: 'none' }),
  'fewer datasets': (options) => ({ ...options, datasets: '2028' }),
  'datasets of one endpoint': (options) => ({ ...options, datasets: 'none,movable:2028-2029' }),
  'no datasets': (options) => ({ ...options, datasets: 'none' }),
  'one language': (options) => ({ ...options, lang: 'ru' }),
  'a language without days': (options) => ({ ...options, lang: 'cu' }),
  'one endpoint': (options) => ({ ...options, endpoint: 'fasting' }),
  'only texts': (options) => ({ ...options, endpoint: 'akathists' }),
  'texts in blocks': (options) => ({ ...options, more: [...options.more, '--texts', 'packed'] }),
  'no feeds': (options) => ({ ...options, more: [...options.more, '--no-feeds'] }),
  'no tables': (options) => ({ ...options, more: options.more.filter((flag) => flag !== '--csv') }),
  'no host': (options) => ({ ...options, more: options.more.filter((flag) => !['--host', 'netlify'].includes(flag)) }),
  'another host': (options) => ({
    ...options,
    more: options.more.map((flag) => (flag === 'netlify' ? 'cloudflare' : flag)),
  }),
  'another origin': (options) => ({ ...options, more: [...options.more, '--origin', 'https://example.org'] }),
};

const flagsOf = ({ years, datasets, endpoint, lang, more }: Options) => [
  ...['--years', years, '--datasets', datasets, '--endpoint', endpoint, '--lang', lang],
  ...more,
];

/** From wide to narrow and back, in every way and in every pair of ways, whatever the number of rounds. */
export function narrowingRounds(): Round[] {
  const names = Object.keys(WAYS);
  const pairs = names.flatMap((one, i) => names.slice(i).map((other) => [one, other] as const));
  return pairs.flatMap(([one, other]): Round[] => {
    const narrow = flagsOf(WAYS[other]?.(WAYS[one]?.(WIDE) ?? WIDE) ?? WIDE);
    // Days exist in two languages only. Without them nothing is requested, and the program says so.
    const isEmpty = /--endpoint fasting --lang cu /.test(narrow.join(' '));
    if (isEmpty) return [];
    return [
      {
        name: one === other ? one : `${one} and ${other}`,
        async play(stage) {
          await stage.begin(flagsOf(WIDE));
          await stage.mustMake(narrow, 'a', ['--prune']);
          await stage.mustMake(flagsOf(WIDE), 'a');
        },
      },
    ];
  });
}

/**
 * Shards that are made separately, with the remains of killed runs, copied into one folder and joined; also shards that
 * are made in a complete tree.
 */
export function shardRounds(rounds: number): Round[] {
  return Array.from({ length: Math.ceil(rounds / 10) }, (_, i): Round => {
    const of = 2 + (i % 3);
    const flags = flagsOf(WIDE);
    return {
      name: `${of} shards`,
      async play(stage) {
        const { out, folder } = stage;
        if (i % 2 === 1) await stage.begin([...flags, '--no-feeds'], 'b');
        for (let index = 1; index <= of; index++) {
          const shard = path.join(folder, `shard-${index}`);
          await stage.generate([...flags, '--shard', `${index}/${of}`], 'a', { after: 1500 }, shard);
          await stage.generate([...flags, '--shard', `${index}/${of}`], 'a', undefined, i % 2 === 1 ? out : shard);
          if (i % 2 === 1) continue;
          writeFileSync(path.join(shard, '.lock'), JSON.stringify({ pid: 99_999_999, began: '1', host: 'x' }));
          writeFileSync(path.join(shard, `manifest/${2025 + index}.json.part`), 'half');
          mkdirSync(path.join(shard, `api/v1/en/fasting/${2025 + index}.part`), { recursive: true });
          writeFileSync(path.join(shard, 'manifest.json.part'), 'half');
          cpSync(shard, out, { recursive: true, filter: (file) => path.basename(file) !== '.lock' });
        }
        const { code, said } = await stage.run(['join', out]);
        if (code !== 0) stage.faults.push(`join ended with ${code}: ${said}`);
        await stage.mustBe(flags, 'a');
      },
    };
  });
}

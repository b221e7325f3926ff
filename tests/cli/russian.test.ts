import { rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataFolder, month, sharedFolder, temporaryFolder } from '../support/data-folder.ts';
import { type Ran, runProcess } from '../support/run.ts';
import { SMALL_DATA } from '../support/small-data.ts';

/** The output of a command in Russian, with ordinary spaces instead of non-breaking ones. */
async function inRussian(...args: string[]): Promise<Ran> {
  const { code, stdout, stderr } = await runProcess(...args, '--messages', 'ru');
  return { code, stdout: stdout.replaceAll('\u00a0', ' '), stderr: stderr.replaceAll('\u00a0', ' ') };
}

describe('a tree, reported in Russian', () => {
  const out = path.join(sharedFolder(), 'tree');
  const flags = ['generate', '--endpoint', 'fasting', '--workers', '1', '--out', out];
  const day = 'api/v1/ru/fasting/2026/2026-01-06.json';
  let told: Ran;
  beforeAll(async () => {
    told = await inRussian(...flags, '--years', '2026');
  });

  it('is planned and written', () => {
    expect(told.code).toBe(0);
    expect(told.stderr).toMatch(
      /^\d{3} файл(?:а|ов)? за 1 год, около \d+,\d [КМ]Б \(на диске \d+,\d МБ, свободно [\d ]+,\d [МГТ]Б\)\nготово 100 %: /,
    );
    expect(told.stdout).toMatch(/^\d{3} файл.*, за \d+,\d с \([\d ]+ файл(?:а|ов)? в секунду\); дерево в .*\n$/);
  });

  it('is kept, and the changes are counted', async () => {
    const { stdout } = await inRussian(...flags, '--years', '2026-2027');
    expect(stdout).toMatch(
      /, 1 готовый год оставлен как есть; дерево в .*; \d+ пут[ьи]?е?й? .*, список — в .*\.changed\n$/,
    );
    const refused = await inRussian(...flags, '--years', '2026');
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('есть еще 1 год сверх указанных (2027): укажите и их ключом --years');
    expect((await inRussian(...flags, '--years', '2026', '--prune')).code).toBe(0);
  });

  it('is verified, repaired and joined', async () => {
    expect((await inRussian('verify', out)).stdout).toMatch(
      /, \d{3} файл.*: все такие, какими были записаны\nподписи нет, поэтому за дерево никто не ручается\n$/,
    );
    truncateSync(path.join(out, day), 5);
    const found = await inRussian('verify', out);
    expect([found.code, found.stderr]).toEqual([1, `обрезано: ${day}\n`]);
    expect(found.stdout).toMatch(
      /: 1 не такой, каким был записан\nподписи нет, поэтому за дерево никто не ручается\n$/,
    );
    rmSync(path.join(out, day));
    const { code, stdout, stderr } = await inRussian('verify', out, '--repair');
    expect([code, stderr]).toEqual([0, `нет: ${day}\n`]);
    expect(stdout).toMatch(
      /\nисправлено, .* измен.*; дерево читается снова\n.*: все такие, какими были записаны\nподписи нет, поэтому за дерево никто не ручается\n$/,
    );
    expect((await inRussian('join', out)).stdout).toMatch(/ файл.* из \d+ част(?:и|ей) — теперь одно дерево в /);
  });
});

it('a shard says in Russian what comes next', async () => {
  const out = path.join(temporaryFolder(), 'part');
  const flags = ['--years', '2026', '--endpoint', 'fasting', '--datasets', 'none', '--workers', '1'];
  const { stdout } = await inRussian('generate', out, ...flags, '--data', SMALL_DATA, '--shard', '1/2');
  expect(stdout.split('\n').at(-2)).toBe(
    `часть 1 из 2 — в ${out}; дерево еще не полное: когда в этой папке будут файлы всех частей, ` +
      `выполните npm run join -- ${out}`,
  );
});

describe('data, reported in Russian', () => {
  it('are without errors, and their sources are counted', async () => {
    const folder = dataFolder();
    const { code, stdout } = await inRussian('validate', '--data', folder);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^сколько источников назвали записи календаря: ни одного, один, два и больше; сколько мест названо и сколько сверено\n +где +записи /,
    );
    expect(stdout).toContain('полиелей и выше: меньше двух источников — у ');
    expect(stdout.endsWith(`ошибок нет: ${folder}\n`)).toBe(true);
  });

  it('have the keys of JSON unchanged, and their messages in Russian', async () => {
    const wrong = dataFolder({ 'menologion/02.yaml': `${month(2)}02-30: []\n` });
    const { code, stdout } = await inRussian('validate', '--data', wrong, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout).problems).toEqual([
      expect.objectContaining({
        file: `${wrong}/menologion/02.yaml`,
        line: 30,
        column: 1,
        message: expect.any(String),
      }),
    ]);
  });

  it('are counted by month and collection', async () => {
    const { code, stdout } = await inRussian('coverage', '--data', dataFolder());
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ *месяц +дни +записи +знаки +на двух языках +иконы +тексты\n/);
    expect(stdout).toContain('\nдни, в которых записей меньше 3: ');
    expect(stdout).toMatch(/\n +тропари +\d/);
    expect(stdout).toMatch(/\n +всего +\d/);
    expect(stdout).not.toMatch(/[a-z]{5,}/);
  });
});

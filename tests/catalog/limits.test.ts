import { describe, expect, it } from 'vitest';
import { dataFolder } from '../support/data-folder.ts';
import { problemLines } from '../support/problem-lines.ts';
import { runProcess, runWithin } from '../support/run.ts';

/** Aliases of aliases: so many in each list, in so many lists. */
const bomb = (wide: number, long: number) =>
  Array.from({ length: long }, (_, i) => `- &a${i} [${Array(wide).fill(i === 0 ? 'x' : `*a${i - 1}`)}]\n`).join('');
const items = (count: number) => '- a\n'.repeat(count);

describe('a file with too much is refused, with the limit and what was found:', () => {
  it.each([
    ['aliases of aliases', bomb(9, 10), /^aliases\.yaml:2:8: .*stand for 4,412,961,486 values, .*10,000/],
    ['aliases nested by aliases', bomb(2, 50), /^aliases\.yaml:\d+:\d+: .*more than 32 levels/],
    ['an alias inside its own anchor', '- &a [*a]\n', /^aliases\.yaml:1:7: the alias \*a is inside/],
    ['many aliases', `- &a x\n${'- *a\n'.repeat(101)}`, /^aliases\.yaml:102:3: the file has 101 aliases, .*100/],
    ['many items', items(20_001), /^aliases\.yaml:1:1: this has 20,001 items, .*20,000/],
    ['many lines', items(50_001), /^aliases\.yaml:1:1: the file has 100,002 line ends.*100,000/],
    ['many bytes', '#'.repeat(5_000_001), /^aliases\.yaml:1:1: the file has 5,000,001 bytes, .*5,000,000/],
    ['deep lists', '['.repeat(33), /^aliases\.yaml:1:33: .*more than 32 levels/],
  ])('%s', (_, text, line) => {
    expect(problemLines({ 'aliases.yaml': text })).toEqual([expect.stringMatching(line)]);
  });
});

it('thirty-two levels, 100 aliases and 20,000 items are read', () => {
  const deep = `${'['.repeat(32)}${']'.repeat(32)}`;
  for (const text of [`- ${deep.slice(1, -1)}\n`, `- &a x\n${'- *a\n'.repeat(100)}`, items(20_000)]) {
    expect(problemLines({ 'aliases.yaml': text }).join()).not.toMatch(/limit/);
  }
});

it('a file with thousands of errors has as many messages as a person can read', () => {
  const lines = problemLines({ 'aliases.yaml': items(5000) });
  expect(lines).toHaveLength(201);
  expect(lines.at(-1)).toMatch(/^aliases\.yaml:1:1: this file has \d+ more messages/);
});

it('the command refuses aliases of aliases in any language and as JSON', async () => {
  const pack = dataFolder({ 'aliases.yaml': bomb(9, 10) }, true);
  for (const flags of [['--messages', 'ru'], ['--json'], ['--fix']]) {
    const { code, stdout, stderr } = await runProcess('validate', '--data', pack, ...flags);
    expect([code, `${stdout}${stderr}`.length < 2000]).toEqual([1, true]);
    expect(`${stdout}${stderr}`).toMatch(/10[,\s]000/);
    expect(stderr).not.toMatch(/\n {4}at /);
  }
});

it.each([22, 24, 32])('%i open files are too few, and the command says so', async (limit) => {
  const { code, stderr } = await runWithin(`ulimit -n ${limit}`, 'validate', '--messages', 'en');
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^.*too many files are open: raise the limit.*\n$/)]);
});

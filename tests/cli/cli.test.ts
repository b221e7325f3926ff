import { readFileSync } from 'node:fs';
import { build, type Metafile } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { dataFolder, month } from '../support/data-folder.ts';
import { run } from '../support/run.ts';

describe('the command line', () => {
  it.each(['generate', 'validate', 'coverage', 'serve'])('explains %s with --help', async (command) => {
    const { code, stdout } = await run(command, '--help');
    expect(code).toBe(0);
    expect(stdout).toContain(`Usage: menologion ${command}`);
  });

  it('prints its version with --version', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(await run('--version')).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  it('loads nothing for --help but the commands themselves', async () => {
    const { metafile } = await build({
      entryPoints: ['generator/cli.ts'],
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      outdir: 'dist',
      write: false,
      metafile: true,
    });
    const atOnce = importedAtOnce(metafile, 'generator/cli.ts');
    expect(atOnce.filter((name) => !name.startsWith('generator/'))).toEqual(['commander']);
    expect(atOnce.filter((name) => /engine|edge|pages|tree\/(?!scope|settings)/.test(name))).toEqual([]);
  });

  it.each([
    [['generate', '--years', '1500'], 'Years from 1583 to 3000 are supported.'],
    [['generate', '--years', '2026-3001'], 'Years from 1583 to 3000 are supported.'],
    [['generate', '--years', '2030-2020'], 'The first year must not be after the last.'],
    [['generate', '--years', 'soon'], 'Write one year (2026), a range (2020-2030), now, or none.'],
    [['generate', '--lang', 'ru,xx'], '“xx” is not one of ru, cu, en.'],
    [
      ['generate', '--endpoint', 'weather'],
      '“weather” is not one of calendar, saints, movable, fasting, readings, canons, akathists, hymnography, commemorations.',
    ],
    [['generate', '--origin', 'example.org'], 'Write scheme and host only, such as https://example.org.'],
    [['generate', '--origin', 'https://example.org/path'], 'Write scheme and host only'],
    [['generate', '--threads', '0'], 'A number of threads is 1 to 64.'],
    [['generate', '--colour'], "unknown option '--colour'"],
    [['generate', '--years', '1600', '--endpoint', 'calendar', '--out', '/nonexistent/x'], 'there is nothing to write'],
    [['serve', '--port', '70000'], 'A port is a number from 0 to 65535.'],
    [['serve', '--out', 'no-such-tree'], 'there is no tree in no-such-tree'],
    [['pray'], "unknown command 'pray'"],
  ])('refuses %j with a sentence and a non-zero exit', async (args, sentence) => {
    const { code, stderr } = await run(...args);
    expect(code).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
  });
});

describe('validate', () => {
  it('says that data without errors have none', async () => {
    const { code, stdout } = await run('validate', '--data', dataFolder());
    expect(code).toBe(0);
    expect(stdout).toContain('no errors in');
  });

  it('prints an error a line for people, and JSON for programs', async () => {
    const folder = dataFolder({ 'menologion/02.yaml': month(2, '02-30') });
    const people = await run('validate', '--data', folder);
    expect(people.code).toBe(0);
    const wrong = dataFolder({ 'menologion/02.yaml': `${month(2)}02-30: []\n` });
    const told = await run('validate', '--data', wrong);
    expect(told.code).toBe(1);
    expect(told.stderr.trim()).toBe(
      `${wrong}/menologion/02.yaml:30:8: 02-30: 02-30 is no day of month 02: correct the date or move it to its file`,
    );
    const programs = await run('validate', '--data', wrong, '--json');
    expect(programs.code).toBe(1);
    expect(JSON.parse(programs.stdout).problems).toEqual([
      expect.objectContaining({ line: 30, column: 8, path: '02-30' }),
    ]);
  });
});

/** Modules that a module needs before it runs, with those of packages, without those of Node. */
function importedAtOnce({ inputs }: Metafile, start: string): string[] {
  const found = new Set([start]);
  for (const name of found) {
    for (const { path, kind } of inputs[name]?.imports ?? []) if (kind === 'import-statement') found.add(path);
  }
  return [...found].filter((name) => !name.startsWith('node:'));
}

import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as menologion from '../../generator/index.ts';
import { temporaryFolder } from '../support/data-folder.ts';
import { codeOf, outputOf } from '../support/examples.ts';

const PAGE = readFileSync('docs/reference/node.md', 'utf8');
const EXAMPLES = codeOf('js', PAGE);
const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));

/** An example with the sources in place of the package. */
function fromSources(code: string): string {
  return code.replace(/ from 'menologion(\/[\w/]+)?';/g, (_, name = '') => {
    const source = exports[`.${name}`].default.replace('./dist/', '').replace('.js', '.ts');
    return ` from '${pathToFileURL(source).href}';`;
  });
}

describe('docs/reference/node.md', () => {
  it('has examples that do what they say, one after another in one folder', async () => {
    expect(EXAMPLES.length).toBeGreaterThan(6);
    const folder = temporaryFolder();
    const names = EXAMPLES.map((code, i) => {
      writeFileSync(path.join(folder, `example-${i}.mts`), fromSources(code));
      return `./example-${i}.mts`;
    });
    writeFileSync(path.join(folder, 'all.mts'), names.map((name) => `await import('${name}');\n`).join(''));
    const tsx = pathToFileURL('node_modules/tsx/dist/esm/index.mjs').href;
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--import', tsx, 'all.mts'], {
      cwd: folder,
    });
    expect(stderr).toBe('');
    expect(stdout.trimEnd().split('\n')).toEqual(EXAMPLES.flatMap(outputOf));
  });

  it('names every function and class that the package exports', () => {
    for (const name of Object.keys(menologion)) expect(PAGE, name).toContain(`\`${name}`);
  });

  it('names every option', () => {
    const optionsOf = (file: string, name: string) => {
      const source = readFileSync(`generator/${file}`, 'utf8');
      const [, body = ''] = new RegExp(`\\nexport interface ${name}\\b[^{]*\\{\\n(.*?)\\n\\}`, 's').exec(source) ?? [];
      return [...body.matchAll(/^ {2}readonly (\w+)\?/gm)].map(([, option]) => option);
    };
    const options = [
      ...optionsOf('tree/plan/options.ts', 'GenerateOptions'),
      ...optionsOf('engine/calendar.ts', 'CalendarOptions'),
      ...optionsOf('engine/days.ts', 'DayEngineOptions'),
      ...optionsOf('engine/engine.ts', 'EngineOptions'),
      ...optionsOf('edge/app.ts', 'AppOptions'),
      ...optionsOf('edge/hosts/node.ts', 'NodeOptions'),
    ];
    expect(options.length).toBeGreaterThan(20);
    for (const option of options) expect(PAGE, option).toContain(`- \`${option}\`: `);
  });

  it('names every method of a calendar', () => {
    const source = readFileSync('generator/engine/calendar.ts', 'utf8');
    const [, body = ''] = /\nexport interface Calendar \{\n(.*?)\n\}/s.exec(source) ?? [];
    const methods = [...body.matchAll(/^ {2}(\w+)[<(]/gm)].map(([, name]) => name);
    expect(methods.length).toBeGreaterThan(12);
    for (const name of methods) expect(PAGE, name).toContain(`\`${name}\``);
  });
});

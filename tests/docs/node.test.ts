import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as menologion from '../../generator/index.ts';

const PAGE = readFileSync('docs/reference/node.md', 'utf8');

describe('docs/reference/node.md', () => {
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
      ...optionsOf('mirror/mirror.ts', 'MirrorOptions'),
      ...optionsOf('mirror/expand.ts', 'ExpandOptions'),
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

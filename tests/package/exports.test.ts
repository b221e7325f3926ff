import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as menologion from '../../generator/index.ts';
import { loadedWith, packagesLoadedWith, reachedFrom } from '../support/imports.ts';

describe('The import of the package', () => {
  it('loads what computes answers, and nothing that reads data or trees before it is called', () => {
    const loaded = [...loadedWith('index.ts')];
    expect(loaded.length).toBeLessThan(130);
    expect(loaded.filter((name) => /^(tree|site|reference|edge|html|import|preview|cli|cache)\//.test(name))).toEqual(
      [],
    );
    expect(loaded.filter((name) => name.startsWith('catalog/'))).toEqual(['catalog/problem.ts']);
    for (const lazy of ['catalog/load.ts', 'tree/generate.ts', 'tree/verify.ts', 'tree/repair.ts', 'tree/join.ts']) {
      expect([...reachedFrom('index.ts')]).toContain(lazy);
    }
  });

  it('loads of other packages only what writes feeds and the search index', () => {
    expect([...packagesLoadedWith('index.ts')].sort()).toEqual([
      '@orama/stemmers/english',
      '@orama/stemmers/russian',
      'ical.js',
      'minisearch',
    ]);
  });

  it('exports nothing of the site in its layout', () => {
    const { layout } = menologion;
    const paths = Object.entries(layout).map(([name, one]) => (typeof one === 'string' ? one : name));
    expect(paths).toContain('/api/v1');
    expect(paths.filter((one) => /page|asset|sitemap|script|style|font|reference|app|worker/i.test(one))).toEqual([]);
  });
});

describe('The options of what the package exports', () => {
  /** The interfaces of options, and of what functions return, by their file. */
  const OPTIONS: Readonly<Record<string, readonly string[]>> = {
    'catalog/load.ts': ['Validation'],
    'catalog/problem.ts': ['Problem'],
    'contract/requests.ts': ['InLanguage', 'OfType', 'InScript', 'OfNumber'],
    'days/commemorations/calendar-mode.ts': ['CalendarMode'],
    'edge/app.ts': ['AppOptions'],
    'edge/hosts/cloudflare.ts': ['Env'],
    'edge/hosts/node.ts': ['NodeOptions'],
    'engine/calendar.ts': ['CalendarOptions', 'Calendar'],
    'engine/days.ts': ['DayEngineOptions', 'DayEngine'],
    'engine/engine.ts': ['EngineOptions', 'Engine'],
    'catalog/source-coverage.ts': ['SourceCounts', 'TwoSources', 'SourceCoverage'],
    'tree/disk/out-folder.ts': ['Room'],
    'tree/plan/estimate.ts': ['Estimate'],
    'tree/disk/integrity.ts': ['Finding'],
    'tree/record/record.ts': ['Written'],
    'tree/run.ts': ['Listener', 'Plan', 'Summary'],
    'tree/plan/scope.ts': ['Years', 'Shard'],
    'tree/plan/options.ts': ['GenerateOptions'],
    'tree/join.ts': ['JoinOptions', 'Joined'],
    '../clients/typescript/client.ts': ['Options'],
  };
  const cases = Object.entries(OPTIONS).flatMap(([file, names]) => names.map((name) => [name, file] as const));

  it.each(cases)('%s of %s has a comment on each member', (name, file) => {
    const source = readFileSync(`generator/${file}`, 'utf8');
    const [, body = ''] = new RegExp(`\\nexport interface ${name}\\b[^{]*\\{\\n(.*?)\\n\\}`, 's').exec(source) ?? [];
    const lines = body.split('\n');
    const members = lines.flatMap((line, i) => (/^ {2}(?:readonly )?\w+[?(<:]/.test(line) ? [i] : []));
    expect(members.length, 'the interface has no members').toBeGreaterThan(0);
    expect(members.filter((i) => !lines[i - 1]?.endsWith('*/')).map((i) => lines[i])).toEqual([]);
  });
});

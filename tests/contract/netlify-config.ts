import { readFileSync } from 'node:fs';

const TOML = readFileSync('netlify.toml', 'utf8');

/** The value of a key that netlify.toml has once. */
export function setting(key: string): string | undefined {
  return new RegExp(`^\\s*${key} = "(.*)"$`, 'm').exec(TOML)?.[1];
}

const RULES = TOML.split('[[headers]]')
  .slice(1)
  .map((block) => {
    const values = [...block.matchAll(/^\s*([\w-]+) = "(.*)"$/gm)].map(([, name, value]) => [name, value] as const);
    const [, pattern] = values.find(([name]) => name === 'for') ?? [];
    return {
      pattern: new RegExp(`^${(pattern ?? '').replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
      values: values.filter(([name]) => name !== 'for'),
    };
  });

/** The headers that netlify.toml gives to a file at an address. */
export function headersAt(address: string): Record<string, string> {
  return Object.fromEntries(RULES.filter(({ pattern }) => pattern.test(address)).flatMap(({ values }) => values));
}

import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const MOST_BYTES = 36_000;
const ENTRIES = [
  'generator/edge/app.ts',
  'generator/edge/hosts/netlify/api.ts',
  'generator/edge/hosts/netlify/api-spelling.ts',
  'generator/edge/hosts/netlify/api-methods.ts',
  'generator/edge/hosts/netlify/api-missing.ts',
];

async function bundled(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    charset: 'utf8',
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    // Modules of Node stay imports, so the test finds them.
    external: ['node:*'],
  });
  return outputFiles[0]?.text ?? '';
}

describe.each(ENTRIES)('The bundle of %s', (entry) => {
  it(`has fewer than ${MOST_BYTES} bytes and uses no module of Node`, async () => {
    const code = await bundled(entry);
    expect(code).toMatch(/export\s*\{/);
    expect(code).not.toMatch(/["']node:/);
    expect(code).not.toMatch(/\b(import|require)\s*\(?["']/);
    expect(Buffer.byteLength(code)).toBeLessThan(MOST_BYTES);
  });
});

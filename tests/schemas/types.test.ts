import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { typesFromSchemas } from '../../schemas/generate-types.ts';

it('schemas/types.ts matches the schemas (else run `npm run types`)', async () => {
  expect(readFileSync('schemas/types.ts', 'utf8')).toBe(await typesFromSchemas());
});

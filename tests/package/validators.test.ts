import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { validatorsModule } from '../../build/validators.ts';
import { schemaIds } from '../../generator/catalog/schema-compiler.ts';
import { validatorOf } from '../../generator/catalog/validators.ts';
import { REAL_DATA } from '../support/data-folder.ts';

/** Imported from its own text, so it can import nothing. */
const ready: { validatorOf: typeof validatorOf } = await import(
  `data:text/javascript;base64,${Buffer.from(await validatorsModule()).toString('base64')}`
);

/** A month and the movable days, and the same with a mistake in every second entry. */
const REAL = ['menologion/01', 'movable'].map((name) =>
  load(readFileSync(path.join(REAL_DATA, `${name}.yaml`), 'utf8')),
);
const WRONG = REAL.map((value) =>
  JSON.parse(JSON.stringify(value), (key, part) => (key === 'id' && Number(part) % 2 ? { no: part } : part)),
);
const VALUES = [null, 'text', [], {}, [{}], [{ id: 'é', name: {} }], { '01-01': [{ id: 1 }] }, ...REAL, ...WRONG];

describe('The validators of the package', () => {
  it.each([...schemaIds('data'), ...schemaIds('tree')])('find for %s the errors that Ajv finds in a checkout', (id) => {
    for (const errors of ['all', 'first'] as const) {
      for (const value of VALUES) {
        const outcomes = [ready, { validatorOf }].map((made) => {
          const validator = made.validatorOf(id, errors);
          return { isValid: validator(value), errors: validator.errors };
        });
        expect(outcomes[0]).toEqual(outcomes[1]);
      }
    }
  });

  it('accept the data of the project', () => {
    expect(REAL.map((value, i) => ready.validatorOf(['data/menologion', 'data/movable'][i] ?? '')(value))).toEqual([
      true,
      true,
    ]);
  });

  it('name a schema that does not exist', () => {
    for (const made of [ready, { validatorOf }]) expect(() => made.validatorOf('data/no')).toThrow('no schema data/no');
  });
});

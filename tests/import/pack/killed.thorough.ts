import { expect, it } from 'vitest';
import { killedAt } from '../../support/packs.ts';

it('leaves the old pack, the new one, or a sentence, at whatever call it is killed', { timeout: 900_000 }, async () => {
  let call = 1;
  while (await killedAt(call)) call++;
  expect(call).toBeGreaterThan(20);
});

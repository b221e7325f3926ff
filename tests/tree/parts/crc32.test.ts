import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crc32Joined } from '../../../generator/tree/parts/crc32.ts';

it('The CRC-32 of two runs of bytes is computed from the CRC of each, and equals that of zlib for both in a row', () => {
  const bytes = fc.uint8Array({ maxLength: 5000 });
  fc.assert(
    fc.property(bytes, bytes, (first, second) => {
      const whole = crc32(Buffer.concat([first, second]));
      expect(crc32Joined(crc32(first), crc32(second), second.length)).toBe(whole);
    }),
  );
  const large = Buffer.alloc(3_000_000, 'Пасха');
  expect(crc32Joined(crc32(large), crc32(large), large.length)).toBe(crc32(Buffer.concat([large, large])));
});

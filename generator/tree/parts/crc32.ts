/** The polynomial of CRC-32 (RFC 1952, 8), its lowest power first. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;

/**
 * The CRC-32 of two runs of bytes in a row, computed from the CRC of each without reading the bytes. `size` is the
 * length of the second run. A CRC is a remainder, so the first one is multiplied by x for each bit that follows it, as
 * in zlib.
 */
export function crc32Joined(first: number, second: number, size: number): number {
  let power = ONE;
  for (let rest = size * 8, i = 0; rest > 0; rest = Math.floor(rest / 2), i++) {
    if (rest % 2 === 1) power = product(POWERS[i] as number, power);
  }
  return (product(power, first) ^ second) >>> 0;
}

/** The product of two polynomials, as a remainder. */
function product(a: number, b: number): number {
  let sum = 0;
  let shifted = b;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (a & bit) sum ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return sum >>> 0;
}

/** x to the powers 1, 2, 4, 8 and so on. */
const POWERS = Array.from({ length: 40 }).reduce<number[]>((powers) => {
  const last = powers.at(-1);
  return [...powers, last === undefined ? ONE >>> 1 : product(last, last)];
}, []);

/**
 * The entity tag of an answer: 53 bits of a hash of its bytes (cyrb53 by bryc, public domain), so it is the same on
 * every host. Two versions of an answer have the same tag by chance once in 10^15, and nobody gains anything by making
 * such a pair. A digest of Web Crypto would be asynchronous and cost as much as the rest of an answer.
 */
export function entityTag(bytes: Uint8Array): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number;
    a = Math.imul(a ^ byte, 2654435761);
    b = Math.imul(b ^ byte, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  const hash = 4294967296 * (2097151 & b) + (a >>> 0);
  return `"${hash.toString(16).padStart(14, '0')}"`;
}

/**
 * Whether a condition (`If-None-Match`) is `*` or a list with an entity tag of ours, weak or not (RFC 9110, 13.1.2). Other
 * tags may contain commas and asterisks (8.8.3).
 */
export function isKnown(etag: string, condition: string | null | undefined): boolean {
  return !!condition && new RegExp(`^\\s*\\*\\s*$|(^|,)\\s*(W/)?${etag}\\s*(,|$)`).test(condition);
}

import { hash } from 'node:crypto';

/** SHA-256 of bytes or of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(content: Uint8Array | string): string {
  return hash('sha256', content, 'hex');
}

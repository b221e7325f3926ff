import { hash } from 'node:crypto';

/** SHA-256 of bytes, as 64 hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex');
}

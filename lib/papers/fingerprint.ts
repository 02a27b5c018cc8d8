import { createHash } from 'node:crypto';

/** The SHA-256 hash that proves a stored paper is unchanged. */
export function sha256Hex(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

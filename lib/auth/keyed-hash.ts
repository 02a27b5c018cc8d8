import 'server-only';
import { createHmac, hkdfSync } from 'node:crypto';
import { secret } from './token';

/**
 * 64 hexadecimal digits that only this server can compute. Whoever reads them in the database can't try out which text they
 * are of, as with a plain hash of a password.
 */
export function keyedHash(text: string, purpose: string): string {
  const key = new Uint8Array(hkdfSync('sha256', secret(), '', purpose, 32));
  return createHmac('sha256', key).update(text).digest('hex');
}

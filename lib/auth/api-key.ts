import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { isId } from '../id';

const BEGINS = 'wout_';
const ID_BYTES = 16;
const SECRET_BYTES = 32;
const BYTES = 2 * ID_BYTES + SECRET_BYTES;

/** Company, key and the hash of the secret, of which only the hash is stored. */
export interface NamedApiKey {
  tenantId: string;
  keyId: string;
  tokenHash: string;
}

/** A new key for a row that has this id. The text is shown once. */
export function makeApiKeyText(tenantId: string, keyId: string): { text: string; tokenHash: string } {
  const secret = randomBytes(SECRET_BYTES);
  const bytes = Buffer.concat([bytesOf(tenantId), bytesOf(keyId), secret]);
  return { text: `${BEGINS}${bytes.toString('base64url')}`, tokenHash: hashOf(secret) };
}

/** What a text names if it has the form of a key, not yet verified. */
export function readApiKeyText(text: string): NamedApiKey | null {
  if (!text.startsWith(BEGINS)) return null;
  const bytes = Buffer.from(text.slice(BEGINS.length), 'base64url');
  if (bytes.length !== BYTES) return null;
  const [tenantId, keyId] = [idOf(bytes.subarray(0, ID_BYTES)), idOf(bytes.subarray(ID_BYTES, 2 * ID_BYTES))];
  return isId(tenantId) && isId(keyId) ? { tenantId, keyId, tokenHash: hashOf(bytes.subarray(2 * ID_BYTES)) } : null;
}

function bytesOf(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

function idOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function hashOf(secret: Buffer): string {
  return createHash('sha256').update(secret).digest('hex');
}

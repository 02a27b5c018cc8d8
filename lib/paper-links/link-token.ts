import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { secret } from '../auth/token';

/**
 * The secret in a link's address. It is derived from the link's id and the server's own secret, so that it can be shown
 * again and is stored nowhere.
 */
export function linkToken(linkId: string): string {
  return createHmac('sha256', secret()).update(`paper link ${linkId}`).digest('base64url');
}

/** What is stored of a token. An address is found by it, so the time to find one says nothing about the token. */
export function linkTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

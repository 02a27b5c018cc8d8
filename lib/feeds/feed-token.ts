import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { secret } from '../auth/token';

/**
 * The secret in a feed's address. It is derived from the feed's id and the server's own secret, so that it can be shown
 * again and is stored nowhere.
 */
export function feedToken(feedId: string): string {
  return createHmac('sha256', secret()).update(`calendar feed ${feedId}`).digest('base64url');
}

/** What is stored of a token. An address is found by it, so the time to find one says nothing about the token. */
export function feedTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

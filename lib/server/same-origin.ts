import 'server-only';
import { headers } from 'next/headers';
import { bearerToken } from '../auth/bearer-token';
import { AppError } from '../errors';

/**
 * Protects unsafe calls of the API that carry the session cookie. They must come from the host's own page, and have the
 * XMLHttpRequest marker, which no other site can send without permission. Calls with a bearer token have no cookie to
 * abuse.
 */
export async function assertSameOrigin(): Promise<void> {
  const sent = await headers();
  if (bearerToken(sent) !== null) return;
  if (!isFromOwnPage(sent) || sent.get('x-requested-with') !== 'XMLHttpRequest') throw new AppError('invalid_origin');
}

/** Protects server actions in the same way. A page sends them without a marker. */
export async function assertOwnOrigin(): Promise<void> {
  const sent = await headers();
  if (bearerToken(sent) === null && !isFromOwnPage(sent)) throw new AppError('invalid_origin');
}

/** Browsers say where an unsafe request comes from, in one of two headers. A request with neither is refused. */
function isFromOwnPage(sent: Headers): boolean {
  const origin = sent.get('origin');
  if (origin === null) return sent.get('sec-fetch-site') === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === sent.get('host');
}

import 'server-only';
import { headers } from 'next/headers';
import { AppError } from '../errors';

/**
 * Protects unsafe calls that carry the session cookie. They need the XMLHttpRequest marker, which no other site can
 * send without permission. If they have an origin, it must be the host's own. Calls with a bearer token have no cookie
 * to abuse.
 */
export async function assertSameOrigin(): Promise<void> {
  const sent = await headers();
  if (sent.get('authorization')?.toLowerCase().startsWith('bearer ')) return;
  const foreign = sent.get('origin') !== null && !isOwnOrigin(sent);
  if (foreign || sent.get('x-requested-with') !== 'XMLHttpRequest') throw new AppError('invalid_origin');
}

/** Protects server actions, which a page sends without a marker. Their origin must be present and be the host's own. */
export async function assertOwnOrigin(): Promise<void> {
  if (!isOwnOrigin(await headers())) throw new AppError('invalid_origin');
}

function isOwnOrigin(sent: Headers): boolean {
  const origin = sent.get('origin') ?? '';
  return URL.canParse(origin) && new URL(origin).host === sent.get('host');
}

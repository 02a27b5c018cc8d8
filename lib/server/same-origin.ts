import 'server-only';
import { headers } from 'next/headers';
import { AppError } from '../errors';

/**
 * Guards unsafe calls that carry the session cookie: they need the XMLHttpRequest marker, which no foreign page can send
 * unasked, and an origin, where one is sent, that is the host's own. Calls with a bearer token have no cookie to abuse.
 */
export async function assertSameOrigin(): Promise<void> {
  const sent = await headers();
  if (sent.get('authorization')?.toLowerCase().startsWith('bearer ')) return;
  const origin = sent.get('origin');
  const foreign = origin !== null && originHost(origin) !== sent.get('host');
  if (foreign || sent.get('x-requested-with') !== 'XMLHttpRequest') throw new AppError('invalid_origin');
}

function originHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

import { createHash } from 'node:crypto';
import { networkOf } from '@/lib/auth/network-of';
import { countRead } from '@/lib/auth/read-allowance';
import { requestClient } from '@/lib/auth/request-client';
import { AppError } from '@/lib/errors';
import { readCalendar } from '@/lib/feeds/read-calendar';
import { answering } from '@/lib/server/answering';

/** Assumption: a calendar asks a few times an hour, and a whole office may share one address. */
const READS_PER_MINUTE = 120;

const SECRET_FILE = /^([\w-]{43})\.ics$/;

const of = { caller: 'anybody', permission: null, status: 200, answer: ['text/calendar'] } as const;

/** A calendar for those who know its secret address. No session is needed or looked at. */
export const GET = answering(of, async (request, { file = '' }) => {
  const slug = request.headers.get('x-wout-tenant') ?? '';
  const { address } = await requestClient();
  countRead(`calendar ${slug} ${networkOf(address)}`, Date.now(), READS_PER_MINUTE);
  const token = SECRET_FILE.exec(file)?.[1];
  if (!token || !slug) throw new AppError('not_found');
  const text = await readCalendar({ slug, token });
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  // A revoked address must end at once, so nothing is used again unasked.
  const headers = { etag, 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="calendar.ics"',
    },
  });
});

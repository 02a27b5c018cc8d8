import 'server-only';
import { networkOf } from '../auth/network-of';
import { countRead } from '../auth/read-allowance';
import { requestClient } from '../auth/request-client';
import { AppError } from '../errors';
import { pdfResponse } from '../files/pdf-response';
import { answering } from '../server/answering';
import type { Handler } from '../server/operation';
import { readLinkedPaper } from './read-linked-paper';

/** Assumption: a person opens a paper a few times, and a whole office or a mobile network may share one address. */
const READS_PER_MINUTE = 60;
const TOKEN = /^[\w-]{43}$/;

const of = { caller: 'anybody', permission: null, status: 200, answer: ['application/pdf'] } as const;

/** A paper for those who know its secret address. No session is needed or looked at. */
export function linkedPaperRoute(clock: () => number): Handler {
  return answering(of, async (request, { token = '', addendum = null }) => {
    const slug = request.headers.get('x-wout-tenant') ?? '';
    const { address } = await requestClient();
    countRead(`paper ${slug} ${networkOf(address)}`, clock(), READS_PER_MINUTE);
    if (!TOKEN.test(token) || !slug) throw new AppError('not_found');
    const response = pdfResponse(await readLinkedPaper({ slug, token, addendum }));
    response.headers.set('x-robots-tag', 'noindex, nofollow');
    response.headers.set('referrer-policy', 'no-referrer');
    return response;
  });
}

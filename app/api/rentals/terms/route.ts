import { z } from 'zod';
import { getTermsToSign } from '@/lib/rentals/get-terms-to-sign';
import { routeQuery } from '@/lib/server/route-query';

const Question = z.object({ customerId: z.uuid('record_not_found') });

/**
 * The clauses that customer and agent sign, in the customer's language: `?customerId=…`. Their stamp is sent with the
 * agreement as `termsStamp`.
 */
export const GET = routeQuery('rentals.create', Question, (ctx, { asked }) => getTermsToSign(ctx, asked.customerId));

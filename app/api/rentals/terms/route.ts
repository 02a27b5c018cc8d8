import { getTermsToSign } from '@/lib/rentals/get-terms-to-sign';
import { routeQuery } from '@/lib/server/route';

/**
 * The clauses that customer and agent sign, in the customer's language: `?customerId=…`. Their stamp is sent with the
 * agreement as `termsStamp`.
 */
export const GET = routeQuery('rentals.create', (ctx, { search }) => getTermsToSign(ctx, search.get('customerId')));

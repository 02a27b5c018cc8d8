import { quoteDraft } from '@/lib/rentals/quote-draft';
import { assertMay } from '@/lib/server/assert-may';
import { tenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { answering, readBody } from '@/lib/server/route';
import { assertSameOrigin } from '@/lib/server/same-origin';

/** The price of an agreement's current values, line by line, and what the vehicle clashes with. */
export const POST = answering(async (request) => {
  await assertSameOrigin();
  const ctx = await tenantContext();
  assertMay(ctx, 'rentals.create');
  const values = await readBody(request);
  const quote = await query(ctx, 'rentals.create', (read) => quoteDraft(read, values));
  return Response.json(quote, { headers: { 'cache-control': 'no-store' } });
});

import { quoteReservation } from '@/lib/reservations/quote-reservation';
import { assertMay } from '@/lib/server/assert-may';
import { tenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { answering, readBody } from '@/lib/server/route';
import { assertSameOrigin } from '@/lib/server/same-origin';

/** The price of a reservation's current values, line by line, and what is taken. */
export const POST = answering(async (request) => {
  await assertSameOrigin();
  const ctx = await tenantContext();
  assertMay(ctx, 'reservations.edit');
  const { reservationId, ...values } = await readBody(request);
  const edited = typeof reservationId === 'string' ? reservationId : null;
  const quote = await query(ctx, 'reservations.edit', (read) => quoteReservation(read, values, edited));
  return Response.json(quote, { headers: { 'cache-control': 'no-store' } });
});

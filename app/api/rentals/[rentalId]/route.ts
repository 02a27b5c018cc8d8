import { getLedger } from '@/lib/payments/get-ledger';
import { getRental, listCharges } from '@/lib/rentals/get-rental';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('rentals.view', async (ctx, { params }) => {
  const record = await getRental(ctx, params.rentalId ?? '');
  const [charges, { balance }] = await Promise.all([
    listCharges(ctx, record.rental.id),
    getLedger(ctx, record.rental.id),
  ]);
  return { ...record, charges, balance };
});

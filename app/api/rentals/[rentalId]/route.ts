import { getLedger } from '@/lib/payments/get-ledger';
import { recordVersion } from '@/lib/records/record-version';
import { listEarlierLegs } from '@/lib/rentals/get-legs';
import { getRental, listCharges, listRentalDrivers } from '@/lib/rentals/get-rental';
import { RETURN_PLACE_FIELDS } from '@/lib/rentals/return-place-fields';
import { routeQuery } from '@/lib/server/route-query';

export const GET = routeQuery('rentals.view', null, async (ctx, { params }) => {
  const record = await getRental(ctx, params.rentalId ?? '');
  const [drivers, legs, charges, { balance }] = await Promise.all([
    listRentalDrivers(ctx, record.rental.id),
    listEarlierLegs(ctx, record.rental.id),
    listCharges(ctx, record.rental.id),
    getLedger(ctx, record.rental.id),
  ]);
  return { ...record, version: recordVersion(RETURN_PLACE_FIELDS, record.rental), drivers, legs, charges, balance };
});

import { and, eq, isNull } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { demoSignature } from '@/db/seed/signature';
import { collectPayment } from '@/lib/payments/collect-payment';
import { settleReturn } from '@/lib/payments/settle-return';
import { localIn } from './agreement';
import { asAgent } from './contexts';
import type { TestTenant } from './factories';
import { makeActiveRental } from './make-active-rental';

/** A signed return after 500 km, with half a tank: 78.00 more than agreed. */
export function checkedIn(rentalId: string, more: object = {}) {
  const state = { returnedAt: localIn(0), odometerKm: 40_500, fuelLevel: 'half' };
  return { rentalId, ...state, customerSignature: demoSignature('customer'), ...more };
}

/** A vehicle that was taken back, with a deposit of 500.00 that paid for it. */
export async function makeReturned(tenant: TestTenant, options: Parameters<typeof makeActiveRental>[1] = {}) {
  const rental = await makeActiveRental(tenant, options);
  const ctx = await asAgent(tenant);
  await collectPayment(ctx, { rentalId: rental.id, kind: 'deposit', method: 'cash', amountCents: '500' });
  const settled = await settleReturn(ctx, checkedIn(rental.id));
  return { ...rental, settled };
}

/** What holds a vehicle now. */
export function standingHolds(tenant: TestTenant, vehicleId: string) {
  return withTenant(tenant.id, (tx) =>
    tx
      .select({ rentalId: vehicleAllocations.rentalId, period: vehicleAllocations.period })
      .from(vehicleAllocations)
      .where(and(eq(vehicleAllocations.vehicleId, vehicleId), isNull(vehicleAllocations.releasedAt))),
  );
}

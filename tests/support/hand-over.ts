import { activateRental } from '@/lib/rentals/activate-rental';
import { startAgreement } from '@/lib/rentals/start-agreement';
import { agreementValues, localIn } from './agreement';
import { asAgent } from './contexts';
import type { TestTenant } from './factories';
import { RESERVATION_TOTAL_CENTS, reserve } from './reserve';

/** A reservation for two days from now, which can be handed over at once. */
export function reserveForNow(tenant: TestTenant) {
  return reserve(tenant, {}, { pickupAt: localIn(0), dueAt: localIn(48) });
}

type Reserved = Pick<Awaited<ReturnType<typeof reserve>>, 'id' | 'customerId' | 'vehicleId' | 'values'>;

/** The values of the agreement that a reservation becomes. */
export function agreedValues({ customerId, vehicleId = '', values }: Reserved, more: object = {}) {
  const { pickupAt, dueAt } = values;
  return agreementValues(customerId, vehicleId, { pickupAt, dueAt, rateOwn: false, ...more });
}

/** Converts a reservation: opens its agreement and hands the vehicle over. Returns the rental. */
export async function handOver(
  tenant: TestTenant,
  reserved: Reserved,
  {
    totalCents = RESERVATION_TOTAL_CENTS,
    ...more
  }: { totalCents?: number; odometerKm?: string; dailyRateCents?: string } = {},
): Promise<{ id: string; number: string }> {
  const ctx = await asAgent(tenant);
  const { id } = await startAgreement(ctx, { reservationId: reserved.id });
  return activateRental(ctx, {
    rentalId: id,
    values: agreedValues(reserved, more),
    expectedTotalCents: totalCents,
  });
}

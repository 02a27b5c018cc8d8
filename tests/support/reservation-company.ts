import { getReservation } from '@/lib/reservations/get-reservation';
import { query } from '@/lib/server/query';
import { asAgent } from './contexts';
import { makeTenant, type TestTenant } from './factories';

/** A company with one child seat, and a fee for cancelling late and for not coming. */
export function makeReservationCompany(): Promise<TestTenant> {
  return makeTenant({ childSeatStock: 1, cancellationFeeCents: 5_000, noShowFeeCents: 7_000 });
}

/** A reservation as its screen reads it. */
export async function readReservation(tenant: TestTenant, id: string) {
  return query(await asAgent(tenant), 'reservations.view', (q) => getReservation(q, id));
}

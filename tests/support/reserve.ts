import { createReservation } from '@/lib/reservations/create-reservation';
import { localIn } from './agreement';
import { asAgent } from './contexts';
import { makeCustomer, makeVehicle, type TestTenant } from './factories';

/** The price of these values: two days at 95.00. */
export const RESERVATION_TOTAL_CENTS = 19_000;

/** A reservation as its form sends it: from tomorrow, for two days. */
export function reservationValues(
  customerId: string,
  booked: { vehicleId?: string; classId?: string },
  more: object = {},
) {
  const now = Date.now();
  return {
    customerId,
    vehicleId: '',
    classId: '',
    pickupAt: localIn(24, now),
    dueAt: localIn(72, now),
    pickupLocation: 'Cap-Haïtien',
    returnLocation: 'Okap',
    usageZone: 'Nord',
    dailyRateCents: '',
    depositCents: '300',
    noShowGraceHours: '2',
    autoCancelHours: '24',
    paymentMethod: 'cash',
    gps: false,
    childSeat: false,
    additionalDriver: false,
    specialRequests: '',
    expectedTotalCents: RESERVATION_TOTAL_CENTS,
    ...booked,
    ...more,
  };
}

/** A reservation that an agent has made, with the values that made it. */
export async function reserve(
  tenant: TestTenant,
  booked: { vehicleId?: string; classId?: string } = {},
  more: object = {},
) {
  const customerId = await makeCustomer(tenant);
  const what = booked.vehicleId || booked.classId ? booked : { vehicleId: await makeVehicle(tenant) };
  const values = reservationValues(customerId, what, more);
  const made = await createReservation(await asAgent(tenant), values);
  return { ...made, customerId, values, ...what };
}

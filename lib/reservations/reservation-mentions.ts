import 'server-only';
import { reservations } from '@/db/schema/reservations';
import { CUSTOMER_KIND } from '../customers/customer-kind';
import { byNumber } from '../search/by-number';
import { byRecord } from '../search/by-record';
import type { Mentioning } from '../search/mentions';
import { VEHICLE_KIND } from '../vehicles/vehicle-kind';

/** Reservations are found by their number, their customer and their vehicle. */
export const RESERVATION_MENTIONS: Mentioning = {
  table: reservations,
  ways: [
    byNumber('V', reservations.number),
    byRecord(CUSTOMER_KIND, reservations.customerId),
    byRecord(VEHICLE_KIND, reservations.vehicleId),
  ],
};

import 'server-only';
import { sql } from 'drizzle-orm';
import { rentalLegs, rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { CUSTOMER_KIND } from '../customers/customer-kind';
import { byNumber, byNumberOf } from '../search/by-number';
import { byRecord } from '../search/by-record';
import type { Mentioning, Way } from '../search/mentions';
import { VEHICLE_KIND } from '../vehicles/vehicle-kind';

const byLeg = byRecord(VEHICLE_KIND, rentalLegs.vehicleId);

/** By the vehicles that a rental had before its present one. */
const byFormerVehicle: Way = (ctx, word, isOneOf) =>
  isOneOf(
    rentals.id,
    sql`select ${rentalLegs.rentalId} from ${rentalLegs} where ${rentalLegs.tenantId} = ${ctx.tenantId} and ${byLeg(ctx, word, isOneOf)}`,
  );

/** Rentals are found by their number, their reservation's, their customer, and all their vehicles. */
export const RENTAL_MENTIONS: Mentioning = {
  table: rentals,
  ways: [
    byNumber('R', rentals.number),
    byNumberOf('V', { table: reservations, column: rentals.reservationId }),
    byRecord(CUSTOMER_KIND, rentals.customerId),
    byRecord(VEHICLE_KIND, rentals.vehicleId),
    byFormerVehicle,
  ],
};

import { instantToLocal } from '../dates';
import type { AGREED_PAYMENT_METHODS } from '../pricing/values';
import type { ReservationInput } from '../reservations/input';

interface StoredQuote {
  customerId: string | null;
  classId: string | null;
  vehicleId: string | null;
  pickupAt: Date;
  dueAt: Date;
  pickupLocation: string;
  returnLocation: string;
  usageZone: string;
  ownRateCents: number | null;
  depositCents: number;
  noShowGraceHours: number;
  autoCancelHours: number;
  paymentMethod: (typeof AGREED_PAYMENT_METHODS)[number];
  options: readonly string[];
  specialRequests: string;
}

/** A stored quote with the fields of a reservation's form. A caller has no customer's id. */
export function quoteRecord(
  row: StoredQuote,
  timeZone: string,
): Omit<ReservationInput, 'customerId'> & { customerId: string | null } {
  return {
    customerId: row.customerId,
    classId: row.classId,
    vehicleId: row.vehicleId,
    pickupAt: instantToLocal(row.pickupAt, timeZone),
    dueAt: instantToLocal(row.dueAt, timeZone),
    pickupLocation: row.pickupLocation,
    returnLocation: row.returnLocation,
    usageZone: row.usageZone,
    dailyRateCents: row.ownRateCents,
    depositCents: row.depositCents,
    noShowGraceHours: row.noShowGraceHours,
    autoCancelHours: row.autoCancelHours,
    paymentMethod: row.paymentMethod,
    gps: row.options.includes('gps'),
    childSeat: row.options.includes('child_seat'),
    additionalDriver: row.options.includes('additional_driver'),
    specialRequests: row.specialRequests,
  };
}

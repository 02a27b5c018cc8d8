import { instantToLocal } from '../dates';
import type { AGREED_PAYMENT_METHODS } from '../pricing/values';
import type { ReservationInput } from './input';

interface StoredReservation {
  customerId: string;
  classId: string | null;
  vehicleId: string;
  pencilled: boolean;
  pickupAt: Date | string;
  dueAt: Date | string;
  pickupLocation: string;
  returnLocation: string;
  usageZone: string;
  dailyRateCents: number;
  ownRate: boolean;
  depositCents: number;
  noShowGraceHours: number;
  autoCancelHours: number;
  paymentMethod: (typeof AGREED_PAYMENT_METHODS)[number];
  options: readonly string[];
  specialRequests: string;
}

/** A stored reservation with the fields of its form. A pencilled vehicle was not chosen by anybody. */
export function reservationRecord(row: StoredReservation, timeZone: string): ReservationInput {
  return {
    customerId: row.customerId,
    classId: row.classId,
    vehicleId: row.pencilled ? null : row.vehicleId,
    pickupAt: instantToLocal(new Date(row.pickupAt), timeZone),
    dueAt: instantToLocal(new Date(row.dueAt), timeZone),
    pickupLocation: row.pickupLocation,
    returnLocation: row.returnLocation,
    usageZone: row.usageZone,
    dailyRateCents: row.ownRate ? row.dailyRateCents : null,
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

import 'server-only';
import { payments } from '@/db/schema/payments';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { CUSTOMER_KIND } from '../customers/customer-kind';
import { byNumber, byNumberOf } from '../search/by-number';
import { byRecord } from '../search/by-record';
import type { Mentioning } from '../search/mentions';

/** Payments are found by their number, that of their rental or reservation, and their customer. */
export const PAYMENT_MENTIONS: Mentioning = {
  table: payments,
  ways: [
    byNumber('P', payments.number),
    byNumberOf('R', { table: rentals, column: payments.rentalId }),
    byNumberOf('V', { table: reservations, column: payments.reservationId }),
    byRecord(CUSTOMER_KIND, payments.customerId),
  ],
};

/**
 * What each event tells: ids, numbers of documents, amounts in whole US cents, and instants. No names, phones or addresses, so
 * that a lost message gives nobody away. What is here stays: fields are added, never renamed (docs/rules.md §23).
 */
export interface EventData {
  'rental.activated': RentalFacts & {
    status: 'active';
    reservationId: string | null;
    totalCents: number;
  };
  'rental.returned': RentalFacts & {
    status: 'completed';
    returnedAt: Date;
    /** What the return itself costs, tax included: days too many, fuel, mileage, damages. */
    returnChargesCents: number;
  };
  'rental.overdue': RentalFacts & { status: 'overdue' };
  'reservation.created': ReservationFacts & { status: 'confirmed'; totalCents: number };
  'reservation.cancelled': ReservationFacts & { status: 'cancelled'; totalCents: number; feeCents: number };
  'payment.recorded': {
    paymentId: string;
    number: string;
    /** A refund is money that was given back. */
    kind: 'deposit' | 'balance' | 'charge' | 'account' | 'refund';
    method: string;
    amountCents: number;
    /** What was received, in gourdes' hundredths, where it was gourdes. */
    receivedHtgCents: number | null;
    rentalId: string | null;
    reservationId: string | null;
    customerId: string;
    refundedPaymentId: string | null;
    receivedAt: Date;
  };
  'webhook.test': Record<string, never>;
}

interface RentalFacts {
  rentalId: string;
  number: string;
  customerId: string;
  vehicleId: string;
  pickupAt: Date;
  dueAt: Date;
}

interface ReservationFacts {
  reservationId: string;
  number: string;
  customerId: string;
  /** Null while any vehicle of the class may be given. */
  vehicleId: string | null;
  classId: string | null;
  pickupAt: Date;
  dueAt: Date;
}

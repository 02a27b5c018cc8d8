import type { RecordFields } from '../records/record-field';
import type { ReservationInput } from './input';

/** Every field of a reservation that people fill in. Times are a company's local ones, `2026-11-21T16:00`. */
export const RESERVATION_FIELDS = {
  customerId: { label: 'customers.title', type: 'record', required: true },
  classId: { label: 'vehicles.class', type: 'record' },
  vehicleId: { label: 'vehicles.title', type: 'record' },
  pickupAt: { label: 'rentals.pickup_datetime', type: 'time', required: true },
  dueAt: { label: 'rentals.return_datetime', type: 'time', required: true },
  pickupLocation: { label: 'rentals.pickup_location', type: 'text' },
  returnLocation: { label: 'rentals.return_location', type: 'text' },
  usageZone: { label: 'rentals.usage_zone', type: 'text' },
  dailyRateCents: { label: 'rentals.daily_rate', type: 'money' },
  depositCents: { label: 'rentals.deposit', type: 'money', required: true },
  noShowGraceHours: { label: 'reservations.grace_period', type: 'whole', required: true },
  autoCancelHours: { label: 'reservations.auto_cancel_hours', type: 'whole', required: true },
  paymentMethod: {
    label: 'payments.method',
    type: 'choice',
    required: true,
    starts: 'cash',
    choices: {
      cash: 'payments.method_cash',
      credit_card: 'payments.method_credit_card',
      debit_card: 'payments.method_debit_card',
      bank_transfer: 'payments.method_bank_transfer',
    },
  },
  gps: { label: 'reservations.option_gps', type: 'flag' },
  childSeat: { label: 'reservations.option_child_seat', type: 'flag' },
  additionalDriver: { label: 'reservations.option_additional_driver', type: 'flag' },
  specialRequests: { label: 'reservations.special_requests', type: 'text' },
} as const satisfies RecordFields<ReservationInput>;

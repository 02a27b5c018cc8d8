import { type RentalStep, rentalNextStep } from '../payments/rental-next-step';
import { type ReservationStep, reservationNextStep } from '../reservations/reservation-next-step';
import type { Movement } from './list-movements';

export type MovementStep = RentalStep | ReservationStep | 'look_into';

/** What to do next with a vehicle that goes out or comes back, of what the member may; null if nothing. */
export function movementStep(
  {
    way,
    late,
    atRisk,
    depositLeftCents,
    dueCents,
  }: Pick<Movement, 'way' | 'late' | 'atRisk' | 'depositLeftCents' | 'dueCents'>,
  may: (step: MovementStep) => boolean,
): MovementStep | null {
  if (way === 'back') {
    const status = late ? 'overdue' : 'active';
    return rentalNextStep({ status, depositLeftCents, dueCents, depositHeldCents: 0 }, may);
  }
  // Another vehicle is found first.
  if (atRisk) return may('look_into') ? 'look_into' : null;
  return reservationNextStep({ status: 'confirmed', feeCents: 0 }, may);
}

import type { Permission } from '../auth/permissions';
import { rentalStepRight } from '../payments/rental-step-right';
import type { MovementStep } from './movement-step';

/** What a member needs for a step of a pickup or return. */
export function movementStepRight(step: MovementStep): Permission {
  if (step === 'hand_over') return 'rentals.create';
  if (step === 'look_into') return 'reservations.edit';
  return rentalStepRight(step === 'collect_fee' ? 'collect' : step);
}

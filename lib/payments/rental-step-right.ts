import type { Permission } from '../auth/permissions';
import type { RentalStep } from './rental-next-step';

const RIGHTS: Record<RentalStep, Permission> = {
  continue: 'rentals.create',
  collect_deposit: 'payments.collect',
  collect: 'payments.collect',
  take_back: 'rentals.return',
  refund_deposit: 'payments.refund',
};

/** What a member needs for a step of a rental. */
export function rentalStepRight(step: RentalStep): Permission {
  return RIGHTS[step];
}

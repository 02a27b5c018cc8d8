import { localToInstant } from './dates';
import { AppError } from './errors';

/**
 * The instants of a pickup and a return, given as wall-clock times of a zone. Throws `invalid_date` if one does not
 * exist, and `return_before_pickup` if their order is wrong.
 */
export function localPeriod(
  typed: { pickupAt: string; dueAt: string },
  { timeZone }: { timeZone: string },
): { out: Date; due: Date } {
  const out = localToInstant(typed.pickupAt, timeZone);
  const due = localToInstant(typed.dueAt, timeZone);
  if (!out) throw new AppError('invalid_date', { fields: { pickupAt: 'invalid_date' } });
  if (!due) throw new AppError('invalid_date', { fields: { dueAt: 'invalid_date' } });
  if (due <= out) throw new AppError('return_before_pickup', { fields: { dueAt: 'return_before_pickup' } });
  return { out, due };
}

import { localDay, localToInstant, shiftDay } from '../dates';
import { AppError } from '../errors';

/** A visit that ended long ago may still be written down. A plan reaches as far as a pickup. */
const DAYS = { past: 366, ahead: 732 };

interface Typed {
  startedAt: string | null;
  expectedReadyAt: string | null;
}

/**
 * The instants of a ticket's local times; it starts `now` where nobody says when. Throws `invalid_date`, `out_of_range`
 * for a start too far away, and `ready_before_start`.
 */
export function ticketTimes(typed: Typed, { timeZone, now }: { timeZone: string; now: Date }) {
  const startedAt = typed.startedAt === null ? now : localToInstant(typed.startedAt, timeZone);
  const expectedReadyAt = typed.expectedReadyAt === null ? null : localToInstant(typed.expectedReadyAt, timeZone);
  if (!startedAt) throw new AppError('validation_error', { fields: { startedAt: 'invalid_date' } });
  const today = localDay(now, timeZone);
  const params = { from: shiftDay(today, -DAYS.past), to: shiftDay(today, DAYS.ahead) };
  const day = localDay(startedAt, timeZone);
  if (day < params.from || day > params.to)
    throw new AppError('validation_error', {
      fields: { startedAt: 'out_of_range' },
      fieldParams: { startedAt: params },
    });
  if (expectedReadyAt && expectedReadyAt <= startedAt)
    throw new AppError('ready_before_start', { fields: { expectedReadyAt: 'ready_before_start' } });
  return { startedAt, expectedReadyAt };
}

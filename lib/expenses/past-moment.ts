import { localToInstant } from '../dates';
import { MINUTE_MS } from '../durations';
import { AppError } from '../errors';

/** Clocks of devices differ by so much. */
const AHEAD_MS = 5 * MINUTE_MS;

/**
 * The instant of a local time that has passed. Throws `in_future` at the named field.
 */
export function pastMoment(
  local: string,
  { timeZone, now, field }: { timeZone: string; now: Date; field: string },
): Date {
  const at = localToInstant(local, timeZone);
  if (!at) throw new AppError('validation_error', { fields: { [field]: 'invalid_date' } });
  if (at.getTime() > now.getTime() + AHEAD_MS)
    throw new AppError('validation_error', { fields: { [field]: 'in_future' } });
  return at;
}

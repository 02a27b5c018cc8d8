import { localToInstant } from '../dates';
import { HOUR_MS } from '../durations';
import { LocalTimeInput } from '../local-time-input';
import { safeParse } from '../safe-parse';
import { heldUntil } from './held-until';

interface TypedPeriod {
  pickupAt?: unknown;
  dueAt?: unknown;
}

/**
 * How long a vehicle would be held for the times in a form. An incomplete period starts now or lasts an hour, so that
 * vehicles can be looked for while it is typed.
 */
export function typedPeriod(
  typed: TypedPeriod | null | undefined,
  { timeZone, turnaroundMinutes }: { timeZone: string; turnaroundMinutes: number },
  now: Date,
): { from: Date; until: Date } {
  const from = typedInstant(typed?.pickupAt, timeZone) ?? now;
  const wanted = typedInstant(typed?.dueAt, timeZone);
  const until = wanted && wanted > from ? wanted : new Date(from.getTime() + HOUR_MS);
  return { from, until: heldUntil(until, turnaroundMinutes) };
}

/** Null while it is incomplete: a browser sends the year 0002 after the first digit of 2026. */
function typedInstant(typed: unknown, timeZone: string): Date | null {
  const { data } = safeParse(LocalTimeInput, typed);
  return data === undefined ? null : localToInstant(data, timeZone);
}

import 'server-only';
import { localToInstant } from '../dates';
import { HOUR_MS } from '../durations';
import { isId } from '../id';
import { LocalTimeInput } from '../local-time-input';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { findOwnReservation } from './find-own-reservation';
import { heldUntil } from './held-until';
import { searchAvailableVehicles, type VehicleOption } from './search-available-vehicles';

const LONGEST_SEARCH = 100;

/**
 * The vehicles that match a picker's text, each with the reason it can't be handed over for the typed period. If the
 * period is incomplete, it starts now or lasts an hour. The hold of the draft's own reservation, or of the one that is
 * being edited, does not count.
 */
export async function listAvailableVehicles(
  ctx: ReadContext,
  text: string,
  typed: { pickupAt: string; dueAt: string; draftId?: string; reserving?: { reservationId: string | null } },
): Promise<VehicleOption[]> {
  const edited = typed?.reserving?.reservationId;
  const [{ timeZone, turnaroundMinutes }, exceptReservationId] = await Promise.all([
    getTenantSettings(ctx),
    isId(edited) ? edited : findOwnReservation(ctx, typed?.draftId),
  ]);
  const from = typedInstant(typed?.pickupAt, timeZone) ?? ctx.now;
  const wanted = typedInstant(typed?.dueAt, timeZone);
  const until = wanted && wanted > from ? wanted : new Date(from.getTime() + HOUR_MS);
  const question = { text: String(text).slice(0, LONGEST_SEARCH), from, until: heldUntil(until, turnaroundMinutes) };
  // Whoever reserves asks only about that time; a vehicle that is out now may be back by then.
  return searchAvailableVehicles(ctx, { ...question, handOver: !typed?.reserving, exceptReservationId });
}

/** Null while it is incomplete: a browser sends the year 0002 after the first digit of 2026. */
function typedInstant(typed: unknown, timeZone: string): Date | null {
  const { data } = LocalTimeInput.safeParse(typed);
  return data === undefined ? null : localToInstant(data, timeZone);
}

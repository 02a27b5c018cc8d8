import 'server-only';
import { localToInstant } from '../dates';
import { HOUR_MS } from '../durations';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { findOwnReservation } from './find-own-reservation';
import { heldUntil } from './held-until';
import { searchAvailableVehicles, type VehicleOption } from './search-available-vehicles';

const LONGEST_SEARCH = 100;

/**
 * The vehicles that match a picker's text, each with the reason it can't be handed over for the typed period. If the
 * period is incomplete, it starts now or lasts an hour. The hold of the draft's own reservation does not count.
 */
export async function listAvailableVehicles(
  ctx: ReadContext,
  text: string,
  typed: { pickupAt: string; dueAt: string; draftId?: string },
): Promise<VehicleOption[]> {
  const [{ timeZone, turnaroundMinutes }, exceptReservationId] = await Promise.all([
    getTenantSettings(ctx),
    findOwnReservation(ctx, typed?.draftId),
  ]);
  const from = localToInstant(String(typed?.pickupAt), timeZone) ?? ctx.now;
  const wanted = localToInstant(String(typed?.dueAt), timeZone);
  const until = wanted && wanted > from ? wanted : new Date(from.getTime() + HOUR_MS);
  const question = { text: String(text).slice(0, LONGEST_SEARCH), from, until: heldUntil(until, turnaroundMinutes) };
  return searchAvailableVehicles(ctx, { ...question, handOver: true, exceptReservationId });
}

import 'server-only';
import { isId } from '../id';
import { sentText } from '../sent-text';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { findOwnReservation } from './find-own-reservation';
import { searchAvailableVehicles } from './search-available-vehicles';
import { typedPeriod } from './typed-period';
import type { VehicleOption } from './vehicle-option';

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
  const [settings, exceptReservationId] = await Promise.all([
    getTenantSettings(ctx),
    isId(edited) ? edited : findOwnReservation(ctx, typed?.draftId),
  ]);
  const question = { text: sentText(text).slice(0, LONGEST_SEARCH), ...typedPeriod(typed, settings, ctx.now) };
  // Whoever reserves asks only about that time; a vehicle that is out now may be back by then.
  return searchAvailableVehicles(ctx, { ...question, handOver: !typed?.reserving, exceptReservationId });
}

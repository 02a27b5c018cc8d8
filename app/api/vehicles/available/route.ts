import { z } from 'zod';
import { findOwnReservation } from '@/lib/allocations/find-own-reservation';
import { heldUntil } from '@/lib/allocations/held-until';
import { searchAvailableVehicles } from '@/lib/allocations/search-available-vehicles';
import { AppError } from '@/lib/errors';
import { InstantInput } from '@/lib/instant-input';
import { routeList } from '@/lib/server/route-query';
import { getTenantSettings } from '@/lib/tenants/get-tenant-settings';

const Question = z.object({
  q: z.string().max(100).default(''),
  from: InstantInput,
  until: InstantInput,
  hand_over: z.literal('1', 'invalid_value').optional(),
  reservation: z.uuid('record_not_found').optional(),
  draft: z.uuid('record_not_found').optional(),
});

/**
 * Vehicles for a period, available ones first, each with the reason if it is not:
 * `?from=2026-11-21T15:00:00Z&until=…&q=rav4`. With `&hand_over=1`, a vehicle that is out counts as taken for any
 * period, because it can't be handed over now. What holds a vehicle for `reservation`, or for that of the agreement `draft`, does
 * not count.
 */
export const GET = routeList('vehicles.view', Question, async (ctx, { asked }) => {
  const { q, from, until, hand_over, reservation, draft } = asked;
  if (until < from) throw new AppError('validation_error', { fields: { until: 'ends_before_start' } });
  const [{ turnaroundMinutes }, exceptReservationId] = await Promise.all([
    getTenantSettings(ctx),
    reservation ?? findOwnReservation(ctx, draft),
  ]);
  const held = heldUntil(until, turnaroundMinutes);
  const question = { text: q, from, until: held, handOver: hand_over === '1', exceptReservationId };
  return { rows: await searchAvailableVehicles(ctx, question), nextCursor: null };
});

import 'server-only';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { localPeriod } from '../local-period';
import { parseInput } from '../parse-input';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { RatePreviewInput } from './input';
import { proposeRate } from './propose-rate';

/**
 * The price of a period for one vehicle, or for the cheapest vehicle of a class that is in service, as a reservation of the
 * class bears it. Throws `record_not_found` if there is none.
 */
export async function previewRate(ctx: ReadContext, raw: unknown) {
  const { vehicleId, classId, tier, pickupAt, dueAt } = parseInput(RatePreviewInput, raw);
  const settings = await getTenantSettings(ctx);
  const { out, due } = localPeriod({ pickupAt, dueAt }, settings);
  const asked = vehicleId
    ? eq(vehicles.id, vehicleId)
    : and(eq(vehicles.classId, classId ?? ''), eq(vehicles.serviceStatus, 'in_service'));
  const [vehicle] = await ctx.tx
    .select({
      id: vehicles.id,
      make: vehicles.make,
      model: vehicles.model,
      plate: vehicles.plate,
      classId: vehicles.classId,
      dailyRateCents: vehicles.dailyRateCents,
      weeklyRateCents: vehicles.weeklyRateCents,
      monthlyRateCents: vehicles.monthlyRateCents,
    })
    .from(vehicles)
    .where(and(eq(vehicles.tenantId, ctx.tenantId), isNull(vehicles.archivedAt), asked))
    .orderBy(asc(vehicles.dailyRateCents), asc(vehicles.id))
    .limit(1);
  if (!vehicle) throw new AppError('record_not_found');
  const { graceMinutes, timeZone } = settings;
  const rate = await proposeRate(ctx, { vehicle, tier, out, due, graceMinutes, timeZone });
  const { id, make, model, plate } = vehicle;
  return { vehicle: { id, label: `${make} ${model} · ${plate}` }, ...rate };
}

export type RatePreview = Awaited<ReturnType<typeof previewRate>>;

import 'server-only';
import { inspections } from '@/db/schema/inspections';
import { signatures } from '@/db/schema/signatures';
import { localToInstant } from '../dates';
import { drawnSignature } from '../drawn-signature';
import { MINUTE_MS } from '../durations';
import { AppError } from '../errors';
import { newId } from '../id';
import { command, type WriteContext } from '../server/command';
import { lockVehicle } from '../vehicles/lock-vehicle';
import { raiseOdometer } from '../vehicles/raise-odometer';
import { RecordInspectionInput } from './input';
import { writeDamages } from './write-damages';

const CLOCK_SKEW_MS = 5 * MINUTE_MS;

/** Records how a vehicle is without a hand-over or return: mileage, fuel, damage, checklist, and who looked. */
export const recordInspection = command(
  { name: 'inspections.record', permission: 'inspections.create', input: RecordInspectionInput },
  async (ctx, { vehicleId, inspectedAt: typedAt, damages, agentSignature, ...read }) => {
    const inspectedAt = momentOf(ctx, typedAt);
    const vehicle = await lockVehicle(ctx, vehicleId);
    if (vehicle.archivedAt) throw new AppError('record_not_found', { fields: { vehicleId: 'record_not_found' } });
    if (read.odometerKm < vehicle.odometerKm) {
      const params = { last: vehicle.odometerKm };
      throw new AppError('odometer_below_last', { fields: { odometerKm: 'odometer_below_last' }, params });
    }
    const image = agentSignature && drawnSignature(agentSignature);
    if (image === null)
      throw new AppError('agent_signature_missing', { fields: { agentSignature: 'agent_signature_missing' } });
    const { tenantId } = ctx;
    const id = newId();
    await ctx.tx.insert(inspections).values({
      tenantId,
      id,
      kind: 'standalone',
      vehicleId,
      inspectedAt,
      inspectedBy: ctx.member.id,
      ...read,
      createdAt: ctx.now,
    });
    await writeDamages(ctx, { inspectionId: id, vehicleId }, damages);
    if (image) {
      const signed = { tenantId, id: newId(), inspectionId: id, name: ctx.member.name, image, signedAt: ctx.now };
      await ctx.tx.insert(signatures).values({ ...signed, signer: 'agent' });
    }
    await raiseOdometer(ctx, vehicle, read.odometerKm);
    ctx.record({
      entity: 'vehicle',
      entityId: vehicleId,
      before: null,
      after: { inspectionId: id, inspectedAt, ...read },
    });
    return { id };
  },
);

function momentOf(ctx: WriteContext, typed: string | null): Date {
  const inspectedAt = typed === null ? ctx.now : localToInstant(typed, ctx.tenant.timeZone);
  if (!inspectedAt) throw new AppError('validation_error', { fields: { inspectedAt: 'invalid_date' } });
  if (inspectedAt.getTime() > ctx.now.getTime() + CLOCK_SKEW_MS)
    throw new AppError('validation_error', { fields: { inspectedAt: 'inspection_in_future' } });
  return inspectedAt;
}

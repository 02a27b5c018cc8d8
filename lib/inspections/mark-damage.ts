import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { inspections } from '@/db/schema/inspections';
import { AppError } from '../errors';
import { command } from '../server/command';
import { MarkDamageInput } from './input';
import { writeDamages } from './write-damages';

/** Adds a damage to an inspection that has been recorded, such as that of a swap. */
export const markDamage = command(
  { name: 'inspections.mark_damage', permission: 'inspections.create', input: MarkDamageInput },
  async (ctx, { inspectionId, ...damage }) => {
    const [inspection] = await ctx.tx
      .select({ vehicleId: inspections.vehicleId })
      .from(inspections)
      .where(
        and(eq(inspections.tenantId, ctx.tenantId), eq(inspections.id, inspectionId), isNull(inspections.supersededAt)),
      )
      .for('no key update');
    if (!inspection) throw new AppError('record_not_found');
    await writeDamages(ctx, { inspectionId, ...inspection }, [damage], 'inspections.mark_damage');
    return { id: damage.id };
  },
);

import 'server-only';
import { damages } from '@/db/schema/damages';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';
import type { FoundDamage } from './condition-input';

interface Inspected {
  inspectionId: string;
  vehicleId: string;
}

/** Writes what an inspection found new. An id that is taken is refused, since it belongs to another damage. */
export async function writeDamages(
  ctx: WriteContext,
  { inspectionId, vehicleId }: Inspected,
  found: readonly FoundDamage[],
  action = 'inspections.found_damage',
): Promise<void> {
  if (found.length === 0) return;
  const { tenantId, now: createdAt } = ctx;
  const rows = found.map((damage) => ({ ...damage, tenantId, inspectionId, vehicleId, createdAt }));
  const written = await ctx.tx.insert(damages).values(rows).onConflictDoNothing().returning({ id: damages.id });
  if (written.length < found.length) throw new AppError('validation_error', { fields: { damages: 'invalid_value' } });
  ctx.record({
    action,
    entity: 'vehicle',
    entityId: vehicleId,
    before: null,
    after: { inspectionId, damages: found },
  });
}

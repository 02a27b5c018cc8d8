import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { accidents } from '@/db/schema/expenses';
import { AppError } from '../errors';
import { findHolder } from '../expenses/find-holder';
import { findCharged } from '../expenses/get-expense';
import { listAttachments } from '../files/list-attachments';
import { isId } from '../id';
import { recordVersion } from '../records/record-version';
import type { ReadContext } from '../server/query';
import { getVehicle } from '../vehicles/get-vehicle';
import { accidentRecord } from './accident-record';
import { ACCIDENT_FIELDS } from './fields';

/**
 * One accident report that is not archived, with its photos, its vehicle, who had it, and the rental that owes the damage
 * now. Throws `record_not_found`.
 */
export async function getAccident(ctx: ReadContext, accidentId: string) {
  if (!isId(accidentId)) throw new AppError('record_not_found');
  const [row] = await ctx.tx
    .select()
    .from(accidents)
    .where(and(eq(accidents.tenantId, ctx.tenantId), eq(accidents.id, accidentId), isNull(accidents.archivedAt)));
  if (!row) throw new AppError('record_not_found');
  const { tenantId: _, searchText: __, ...accident } = row;
  const [vehicle, files, chargedTo, holder] = await Promise.all([
    getVehicle(ctx, accident.vehicleId),
    listAttachments(ctx, { accidentId }),
    accident.chargeId ? findCharged(ctx, accident.chargeId) : null,
    findHolder(ctx, accident.vehicleId, accident.happenedAt),
  ]);
  const version = recordVersion(ACCIDENT_FIELDS, accidentRecord(accident, ctx.tenant.timeZone));
  return {
    accident: { ...accident, version },
    vehicle: { id: vehicle.id, make: vehicle.make, model: vehicle.model, plate: vehicle.plate },
    files,
    chargedTo,
    holder,
  };
}

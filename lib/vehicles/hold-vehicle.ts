import 'server-only';
import { and, eq } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';

/** Makes sure that a vehicle is the company's own. Archived ones too: bills for them still arrive. Throws `record_not_found`. */
export async function holdVehicle(ctx: WriteContext, vehicleId: string): Promise<void> {
  const [row] = await ctx.tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(eq(vehicles.tenantId, ctx.tenantId), eq(vehicles.id, vehicleId)))
    .for('key share');
  if (!row) throw new AppError('record_not_found');
}

import 'server-only';
import { and, eq } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { rentals } from '@/db/schema/rentals';
import { listRentalDrivers } from '../rentals/get-rental';
import { whoHad } from '../rentals/who-had';
import type { ReadContext } from '../server/query';

/** The rental that had a vehicle at a moment, with customer and drivers; null if it was in nobody's hands. */
export async function findHolder(ctx: ReadContext, vehicleId: string, at: Date) {
  const holder = await whoHad(ctx, vehicleId, at);
  if (!holder) return null;
  const { rentalId } = holder;
  const [drivers, [row]] = await Promise.all([
    listRentalDrivers(ctx, rentalId),
    ctx.tx
      .select({ status: rentals.status, phone: customers.phone, language: customers.language })
      .from(rentals)
      .innerJoin(customers, and(eq(customers.tenantId, rentals.tenantId), eq(customers.id, rentals.customerId)))
      .where(and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.id, rentalId))),
  ]);
  const names = drivers.map(({ fullName }) => fullName);
  const { status = 'active', phone = null, language = 'ht' } = row ?? {};
  return { ...holder, status, phone, language, drivers: names };
}

export type VehicleHolder = NonNullable<Awaited<ReturnType<typeof findHolder>>>;

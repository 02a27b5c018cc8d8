import 'server-only';
import { and, eq } from 'drizzle-orm';
import { vehicleClasses } from '@/db/schema/vehicles';
import { findCustomerName } from '../customers/find-customer-name';
import type { ReadContext } from '../server/query';
import { findVehicleChoice } from '../vehicles/find-vehicle-choice';

interface Named {
  customerId: string;
  classId: string | null;
  vehicleId: string;
}

/** The names of the records that a reservation refers to, by its fields. */
export async function findReservationNames(ctx: ReadContext, { customerId, classId, vehicleId }: Named) {
  const [customer, vehicle, [named]] = await Promise.all([
    findCustomerName(ctx, customerId),
    findVehicleChoice(ctx, vehicleId),
    classId
      ? ctx.tx
          .select({ name: vehicleClasses.name })
          .from(vehicleClasses)
          .where(and(eq(vehicleClasses.tenantId, ctx.tenantId), eq(vehicleClasses.id, classId)))
      : Promise.resolve([]),
  ]);
  return { customerId: customer?.fullName ?? null, vehicleId: vehicle?.label ?? null, classId: named?.name ?? null };
}

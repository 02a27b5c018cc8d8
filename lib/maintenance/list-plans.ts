import 'server-only';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { maintenancePlans } from '@/db/schema/maintenance';
import { vehicleClasses, vehicles } from '@/db/schema/vehicles';
import type { ReadContext } from '../server/query';
import { listServices } from './list-services';

const MOST = 500;

/** All plans, those for classes first, with how many vehicles each is for and how many of these are due. */
export async function listPlans(ctx: ReadContext) {
  const [plans, services] = await Promise.all([
    ctx.tx
      .select({
        id: maintenancePlans.id,
        serviceType: maintenancePlans.serviceType,
        everyKm: maintenancePlans.everyKm,
        everyMonths: maintenancePlans.everyMonths,
        startsOn: maintenancePlans.startsOn,
        scope: sql<string>`coalesce(${vehicleClasses.name}, ${vehicles.make} || ' ' || ${vehicles.model} || ' · ' || ${vehicles.plate})`,
      })
      .from(maintenancePlans)
      .leftJoin(
        vehicles,
        and(eq(vehicles.tenantId, maintenancePlans.tenantId), eq(vehicles.id, maintenancePlans.vehicleId)),
      )
      .leftJoin(
        vehicleClasses,
        and(eq(vehicleClasses.tenantId, maintenancePlans.tenantId), eq(vehicleClasses.id, maintenancePlans.classId)),
      )
      .where(and(eq(maintenancePlans.tenantId, ctx.tenantId), isNull(maintenancePlans.archivedAt)))
      .orderBy(
        asc(vehicleClasses.position),
        asc(vehicles.nameKey),
        asc(maintenancePlans.serviceType),
        asc(maintenancePlans.id),
      )
      .limit(MOST),
    listServices({ ...ctx, timeZone: ctx.tenant.timeZone }),
  ]);
  return plans.map((plan) => {
    const own = services.filter(({ planId }) => planId === plan.id);
    const count = (state: string) => own.filter((service) => service.state === state && !service.ticket).length;
    return { ...plan, vehicles: own.length, overdue: count('overdue'), soon: count('soon') };
  });
}

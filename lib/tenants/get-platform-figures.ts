import 'server-only';
import { count, eq, isNull, sql } from 'drizzle-orm';
import { subscriptions } from '@/db/schema/billing';
import { rentals } from '@/db/schema/rentals';
import { tenants } from '@/db/schema/tenants';
import { vehicles } from '@/db/schema/vehicles';
import { localDay } from '../dates';
import { PLATFORM_ZONE } from '../platform-zone';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';

/** What the platform has at this moment. `trial` counts among the active companies, `leaving` those that were given notice. */
export function getPlatformFigures(ctx: AdminContext) {
  const today = localDay(ctx.now, PLATFORM_ZONE);
  return operatorQuery(ctx, 'tenants.view', async (tx) => {
    const [[byState], [vehicleRow], [rentalRow]] = await Promise.all([
      tx
        .select({
          active: sql<number>`count(*) filter (where ${tenants.status} = 'active')::int`,
          suspended: sql<number>`count(*) filter (where ${tenants.status} = 'suspended')::int`,
          trial: sql<number>`count(*) filter (where ${tenants.status} = 'active' and ${subscriptions.trialUntil} > ${today}::date)::int`,
          leaving: sql<number>`count(*) filter (where ${tenants.deleteOn} is not null)::int`,
          signUps: sql<number>`count(*) filter (where ${tenants.createdAt} > now() - interval '30 days')::int`,
        })
        .from(tenants)
        .leftJoin(subscriptions, eq(subscriptions.subjectTenantId, tenants.id))
        .where(isNull(tenants.deletedAt)),
      tx.select({ value: count() }).from(vehicles).where(sql`${vehicles.archivedAt} is null`),
      tx.select({ value: count() }).from(rentals).where(eq(rentals.status, 'active')),
    ]);
    return {
      active: byState?.active ?? 0,
      suspended: byState?.suspended ?? 0,
      trial: byState?.trial ?? 0,
      leaving: byState?.leaving ?? 0,
      signUps: byState?.signUps ?? 0,
      vehicles: vehicleRow?.value ?? 0,
      running: rentalRow?.value ?? 0,
    };
  });
}

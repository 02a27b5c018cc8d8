import 'server-only';
import { count, eq, sql } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import { rentals } from '@/db/schema/rentals';
import { plans, tenants } from '@/db/schema/tenants';
import { vehicles } from '@/db/schema/vehicles';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';

/** The platform's figures. Monthly revenue is the sum of the active companies' plans, in US cents. */
export function getPlatformFigures(ctx: AdminContext) {
  return operatorQuery(ctx, 'tenants.view', async (tx) => {
    const [[byState], [vehicleRow], [memberRow], [rentalRow]] = await Promise.all([
      tx
        .select({
          active: sql<number>`count(*) filter (where ${tenants.status} = 'active')::int`,
          suspended: sql<number>`count(*) filter (where ${tenants.status} = 'suspended')::int`,
          signUps: sql<number>`count(*) filter (where ${tenants.createdAt} > now() - interval '30 days')::int`,
          revenueCents: sql<number>`coalesce(sum(${plans.monthlyPriceCents}) filter (where ${tenants.status} = 'active'), 0)::int`,
        })
        .from(tenants)
        .innerJoin(plans, eq(plans.code, tenants.plan)),
      tx.select({ value: count() }).from(vehicles).where(sql`${vehicles.archivedAt} is null`),
      tx.select({ value: count() }).from(members).where(sql`${members.active} and ${members.archivedAt} is null`),
      tx.select({ value: count() }).from(rentals).where(eq(rentals.status, 'active')),
    ]);
    return {
      active: byState?.active ?? 0,
      suspended: byState?.suspended ?? 0,
      signUps: byState?.signUps ?? 0,
      revenueCents: byState?.revenueCents ?? 0,
      vehicles: vehicleRow?.value ?? 0,
      members: memberRow?.value ?? 0,
      running: rentalRow?.value ?? 0,
    };
  });
}

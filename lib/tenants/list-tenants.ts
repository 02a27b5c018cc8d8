import 'server-only';
import { and, asc, count, eq, ilike, or, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { members } from '@/db/schema/members';
import { rentals } from '@/db/schema/rentals';
import { plans, tenants } from '@/db/schema/tenants';
import { vehicles } from '@/db/schema/vehicles';
import { canOperate } from '../auth/operator-permissions';
import { AppError } from '../errors';
import type { AdminContext } from '../server/admin-context';
import { translateDatabaseError } from '../server/database-error';
import type { TenantFilters } from './input';

const LIST_LIMIT = 200;

function platformQuery<T>(ctx: AdminContext, run: Parameters<typeof withPlatform<T>>[0]): Promise<T> {
  if (!ctx.adminMode || !canOperate(ctx.operator.role, 'tenants.view')) throw new AppError('insufficient_permissions');
  return withPlatform(run).catch((error) => {
    throw translateDatabaseError(error);
  });
}

// Names are written out: in a select from one table the query builder would leave the table's off.
const vehicleCount = sql<number>`(select count(*)::int from vehicles v where v.tenant_id = tenants.id and v.archived_at is null)`;
const memberCount = sql<number>`(select count(*)::int from members m where m.tenant_id = tenants.id and m.active and m.archived_at is null)`;
const runningCount = sql<number>`(select count(*)::int from rentals r where r.tenant_id = tenants.id and r.status = 'active')`;

/** Companies by name, with what they have; at most 200, the search narrows them. */
export function listTenants(ctx: AdminContext, { q, status }: TenantFilters) {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return platformQuery(ctx, (tx) =>
    tx
      .select({
        id: tenants.id,
        slug: tenants.slug,
        name: tenants.name,
        status: tenants.status,
        suspendedReason: tenants.suspendedReason,
        plan: tenants.plan,
        createdAt: tenants.createdAt,
        vehicles: vehicleCount,
        members: memberCount,
        running: runningCount,
      })
      .from(tenants)
      .where(
        and(
          q ? or(ilike(tenants.name, like), ilike(tenants.slug, like)) : undefined,
          status ? eq(tenants.status, status) : undefined,
        ),
      )
      .orderBy(asc(tenants.name))
      .limit(LIST_LIMIT),
  );
}

/** The platform's figures. Monthly revenue is the sum of the plans of active companies, in US cents. */
export function getPlatformFigures(ctx: AdminContext) {
  return platformQuery(ctx, async (tx) => {
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

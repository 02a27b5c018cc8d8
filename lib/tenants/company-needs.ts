import 'server-only';
import { and, eq, gt, gte, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { platformInvoices, subscriptions } from '@/db/schema/billing';
import { members } from '@/db/schema/members';
import { plans, tenants } from '@/db/schema/tenants';
import { vehicles } from '@/db/schema/vehicles';
import { localDay } from '../dates';
import { DAY_MS } from '../durations';
import { PLATFORM_ZONE } from '../platform-zone';
import type { TenantNeed } from './input';

const QUIET_DAYS = 14;

/** Before this, a company in which no member has done anything counts as quiet. */
export function quietSince(now: Date): Date {
  return new Date(now.getTime() - QUIET_DAYS * DAY_MS);
}

/** The companies that can make no more vehicles, or no more users. */
export function fullCompanies(tx: Transaction) {
  const counted = (table: typeof vehicles | typeof members, name: string) =>
    tx
      .select({ tenantId: table.tenantId, value: sql<number>`count(*)`.as(`${name}_count`) })
      .from(table)
      .where(and(isNull(table.archivedAt), table === members ? members.active : undefined))
      .groupBy(table.tenantId)
      .as(name);
  const [fleet, staff] = [counted(vehicles, 'fleet'), counted(members, 'staff')];
  return tx
    .select({ id: tenants.id })
    .from(tenants)
    .innerJoin(plans, eq(plans.code, tenants.plan))
    .leftJoin(fleet, eq(fleet.tenantId, tenants.id))
    .leftJoin(staff, eq(staff.tenantId, tenants.id))
    .where(or(gte(fleet.value, plans.vehicleLimit), gte(staff.value, plans.memberLimit)));
}

/**
 * Whether a row of `tenants` is on trial, has an overdue invoice, is as full as its plan allows, quiet, or leaving (docs/rules.md §21).
 * In a quiet company no member has done anything for 14 days.
 */
export async function needCondition(tx: Transaction, need: TenantNeed, now: Date): Promise<SQL | undefined> {
  if (need === 'leaving') return isNotNull(tenants.deleteOn);
  const today = localDay(now, PLATFORM_ZONE);
  if (need === 'trial') {
    const mine = and(eq(subscriptions.subjectTenantId, tenants.id), gt(subscriptions.trialUntil, today));
    return sql`exists (${tx.select({ one: sql`1` }).from(subscriptions).where(mine)})`;
  }
  if (need === 'unpaid') {
    const { subjectTenantId, paidOn, dueOn } = platformInvoices;
    const mine = and(eq(subjectTenantId, tenants.id), isNull(paidOn), lt(dueOn, today));
    return sql`exists (${tx.select({ one: sql`1` }).from(platformInvoices).where(mine)})`;
  }
  if (need === 'full') {
    const full = await fullCompanies(tx);
    const ids = full.map(({ id }) => id);
    return sql`${tenants.id} = any (${sql.param(ids)}::uuid[])`;
  }
  const since = quietSince(now);
  const done = and(
    eq(auditEntries.tenantId, tenants.id),
    gte(auditEntries.at, since),
    isNotNull(auditEntries.memberId),
  );
  const busy = tx.select({ one: sql`1` }).from(auditEntries).where(done);
  return and(lt(tenants.createdAt, since), notExists(busy));
}

/** When a member last did something in a row of `tenants`, or else when it was made: never null, so lists can sort by it. */
export function lastActivity(): SQL<Date> {
  return sql<Date>`coalesce((select max(a.at) from ${auditEntries} a
    where a.tenant_id = tenants.id and a.member_id is not null), tenants.created_at)`.mapWith(tenants.createdAt);
}

import 'server-only';
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { platformInvoices, subscriptions } from '@/db/schema/billing';
import { tenantSettings, tenants } from '@/db/schema/tenants';
import { localDay, shiftDay } from '../dates';
import { PLATFORM_ZONE } from '../platform-zone';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import { fullCompanies, quietSince } from '../tenants/company-needs';

const TRIAL_DAYS_LEFT = 7;
const MOST = 50;

export type CompanyToCall = Awaited<ReturnType<typeof listCompaniesToCall>>[number];

/**
 * The active companies that need a call, by name, with why: an overdue invoice, a trial that ends within a week, nothing done
 * for 14 days, or a full plan. What is overdue is in US cents; the trial's end is its first day that costs something.
 */
export function listCompaniesToCall(ctx: AdminContext) {
  const today = localDay(ctx.now, PLATFORM_ZONE);
  const since = quietSince(ctx.now);
  return operatorQuery(ctx, 'tenants.view', async (tx) => {
    const [overdue, trials, full, busy] = await Promise.all([
      overdueOf(tx, today),
      trialsOf(tx, today),
      fullCompanies(tx),
      busySince(tx, since),
    ]);
    const named = [...overdue.keys(), ...trials.keys(), ...full.map(({ id }) => id)];
    const quiet = and(lt(tenants.createdAt, since), busy.length > 0 ? notInArray(tenants.id, busy) : undefined);
    const rows = await tx
      .select({
        id: tenants.id,
        name: tenants.name,
        phone: tenantSettings.phone,
        email: tenantSettings.email,
        quiet: sql<boolean>`${quiet}`,
      })
      .from(tenants)
      .leftJoin(tenantSettings, eq(tenantSettings.tenantId, tenants.id))
      .where(and(eq(tenants.status, 'active'), or(quiet, named.length > 0 ? inArray(tenants.id, named) : undefined)))
      .orderBy(asc(tenants.name), asc(tenants.id))
      .limit(MOST);
    return rows.map((row) => ({
      ...row,
      overdueCents: overdue.get(row.id) ?? 0,
      trialUntil: trials.get(row.id) ?? null,
      full: full.some(({ id }) => id === row.id),
    }));
  });
}

async function overdueOf(tx: Transaction, today: string): Promise<Map<string, number>> {
  const { subjectTenantId: id, totalCents, paidOn, dueOn } = platformInvoices;
  const rows = await tx
    .select({ id, cents: sql<number>`sum(${totalCents})::float8` })
    .from(platformInvoices)
    .where(and(isNull(paidOn), lt(dueOn, today)))
    .groupBy(id);
  return new Map(rows.map((row) => [row.id, row.cents]));
}

async function trialsOf(tx: Transaction, today: string): Promise<Map<string, string>> {
  const { subjectTenantId: id, trialUntil } = subscriptions;
  const rows = await tx
    .select({ id, trialUntil })
    .from(subscriptions)
    .where(and(gt(trialUntil, today), lte(trialUntil, shiftDay(today, TRIAL_DAYS_LEFT))));
  return new Map(rows.map((row) => [row.id, row.trialUntil ?? '']));
}

/** The companies in which a member has done something since, such as signing in. */
async function busySince(tx: Transaction, since: Date): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: auditEntries.tenantId })
    .from(auditEntries)
    .where(and(gte(auditEntries.at, since), isNotNull(auditEntries.memberId)));
  return rows.map(({ id }) => id);
}

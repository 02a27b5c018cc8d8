import 'server-only';
import { and, eq, gte, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { tenants } from '@/db/schema/tenants';
import { AUTOMATIC } from '../audit/input';
import { listActors } from '../audit/list-actors';
import { keyset } from '../lists/keyset';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import { companyCondition } from '../tenants/company-condition';
import { type ActivityFilters, OPERATORS } from './input';
import { nameOpenRecords } from './name-open-records';
import { startOfDay } from './start-of-day';
import { withoutValues } from './without-values';

export type ActivityEntry = Awaited<ReturnType<typeof listActivity>>['page']['rows'][number];

/**
 * One page of what was done in all companies or in the one of `tenantId`, the latest first, and the people of the company
 * if the search names one. `size` is a number of rows.
 */
export function listActivity(
  ctx: AdminContext,
  filters: Omit<ActivityFilters, 'size'> & { size: number; tenantId?: string },
) {
  const paging = keyset({
    sort: auditEntries.at,
    type: 'timestamptz',
    id: auditEntries.id,
    direction: 'desc',
    cursor: filters.cursor,
    pageSize: filters.size,
  });
  const { id, at, memberId, operatorId, actorName, address, action, entity, entityId, before, after } = auditEntries;
  const columns = { id, at, memberId, operatorId, actorName, address, action, entity, entityId, before, after };
  return operatorQuery(ctx, 'activity.view', async (tx) => {
    const companies = filters.tenantId ? [filters.tenantId] : await findCompanies(tx, filters.q);
    const rows =
      companies?.length === 0
        ? []
        : await tx
            .select({ ...columns, tenantId: tenants.id, company: tenants.name, sortKey: paging.sortKey })
            .from(auditEntries)
            .innerJoin(tenants, eq(tenants.id, auditEntries.tenantId))
            .where(paging.where(condition(filters, companies)))
            .orderBy(...paging.orderBy)
            .limit(paging.limit);
    const [only, ...more] = companies ?? [];
    const [names, actors] = await Promise.all([
      nameOpenRecords(tx, rows),
      only && more.length === 0 ? listActors({ tx, tenantId: only }) : [],
    ]);
    return { page: paging.page(rows.map(withoutValues)), names, actors };
  });
}

/** The companies that a text names; null for all. */
async function findCompanies(tx: Transaction, q: string): Promise<string[] | null> {
  const named = companyCondition(q);
  if (!named) return null;
  const rows = await tx.select({ id: tenants.id }).from(tenants).where(named);
  return rows.map(({ id }) => id);
}

function condition(
  { who, kind, from, until }: Pick<ActivityFilters, 'who' | 'kind' | 'from' | 'until'>,
  companies: string[] | null,
): SQL | undefined {
  return and(
    companies ? inArray(auditEntries.tenantId, companies) : undefined,
    whoCondition(who),
    kind ? eq(auditEntries.entity, kind) : undefined,
    from ? gte(auditEntries.at, startOfDay(from)) : undefined,
    until ? lt(auditEntries.at, startOfDay(until, 1)) : undefined,
  );
}

function whoCondition(who: ActivityFilters['who']): SQL | undefined {
  if (who === OPERATORS) return isNotNull(auditEntries.operatorId);
  if (who === AUTOMATIC) return and(isNull(auditEntries.memberId), isNull(auditEntries.operatorId));
  return who ? eq(auditEntries.memberId, who) : undefined;
}

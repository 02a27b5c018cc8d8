import 'server-only';
import { and, asc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { members } from '@/db/schema/members';
import { operators, platformAuditEntries } from '@/db/schema/operators';
import { tenants } from '@/db/schema/tenants';
import { keyset } from '../lists/keyset';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import { companyCondition } from '../tenants/company-condition';
import type { OperatorLogFilters } from './input';
import { startOfDay } from './start-of-day';

const log = platformAuditEntries;

export type OperatorLogEntry = Awaited<ReturnType<typeof listOperatorLog>>['page']['rows'][number];

/** One page of what operators did, the latest first, and all who may have. `size` is a number of rows. */
export function listOperatorLog(ctx: AdminContext, filters: Omit<OperatorLogFilters, 'size'> & { size: number }) {
  const { cursor, size } = filters;
  const paging = keyset({ sort: log.at, type: 'timestamptz', id: log.id, direction: 'desc', cursor, pageSize: size });
  return operatorQuery(ctx, 'operators.manage', async (tx) => {
    const [rows, actors] = await Promise.all([
      tx
        .select({
          ...{ id: log.id, at: log.at, operatorId: log.operatorId, actorName: log.actorName, address: log.address },
          ...{ action: log.action, entity: log.entity, entityId: log.entityId, before: log.before, after: log.after },
          ...{ tenantId: log.subjectTenantId, company: tenants.name, sortKey: paging.sortKey },
        })
        .from(log)
        .leftJoin(tenants, eq(tenants.id, log.subjectTenantId))
        .where(paging.where(condition(filters)))
        .orderBy(...paging.orderBy)
        .limit(paging.limit),
      tx.select({ id: operators.id, name: operators.name }).from(operators).orderBy(asc(operators.name)),
    ]);
    const page = paging.page(rows.map(asEntry));
    return { page, names: await namesOf(tx, page.rows), actors };
  });
}

/** An entry that names no record is about the company, or else about the operator who did it. */
function asEntry<
  T extends Pick<typeof log.$inferSelect, 'entity' | 'entityId' | 'operatorId'> & { tenantId: string | null },
>(row: T) {
  const about = row.tenantId
    ? { entity: 'tenant', entityId: row.tenantId }
    : { entity: 'operator', entityId: row.operatorId };
  return { ...row, ...(row.entity ? { entity: row.entity, entityId: row.entityId } : about), memberId: null };
}

function condition({ q, who, from, until }: Omit<OperatorLogFilters, 'size' | 'cursor'>): SQL | undefined {
  return and(
    companyCondition(q),
    who ? eq(log.operatorId, who) : undefined,
    from ? gte(log.at, startOfDay(from)) : undefined,
    until ? lt(log.at, startOfDay(until, 1)) : undefined,
  );
}

/** The names of people and companies that entries are about, by their ids. */
async function namesOf(tx: Transaction, entries: { entityId: string | null }[]): Promise<Map<string, string>> {
  const ids = [...new Set(entries.flatMap(({ entityId }) => entityId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await Promise.all(
    [members, operators, tenants].map((table) =>
      tx.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids)),
    ),
  );
  return new Map(found.flat().map(({ id, name }) => [id, name]));
}

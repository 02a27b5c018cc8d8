import 'server-only';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { nameKey } from '@/db/columns';
import { members } from '@/db/schema/members';
import { operators } from '@/db/schema/operators';
import { supportThreads } from '@/db/schema/support';
import { tenants } from '@/db/schema/tenants';
import { keyset } from '../lists/keyset';
import { textCondition } from '../search/text-condition';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import type { SupportFilters } from './input';
import { operatorsFirst } from './thread-order';

export type SupportRow = Awaited<ReturnType<typeof listSupport>>['rows'][number];

/** One page of the threads of all companies, what waits for an operator first, and how many there are in each state. */
export async function listSupport(ctx: AdminContext, { q, state, mine, tenant, cursor, size }: SupportFilters) {
  const sort = operatorsFirst(supportThreads);
  const id = supportThreads.id;
  const pages = keyset({ sort, type: 'bigint', id, direction: 'asc', cursor, pageSize: size });
  const found = and(
    tenant ? eq(supportThreads.tenantId, tenant) : undefined,
    mine ? eq(supportThreads.operatorId, ctx.operator.id) : undefined,
    matches(q),
  );
  const ofCompany = eq(tenants.id, supportThreads.tenantId);
  const count = (one: string) => sql<number>`count(*) filter (where ${supportThreads.state} = ${one})::int`;
  return operatorQuery(ctx, 'support.view', async (tx) => {
    const [[counts], rows] = await Promise.all([
      tx
        .select({
          all: sql<number>`count(*)::int`,
          open: count('open'),
          waiting: count('waiting'),
          closed: count('closed'),
        })
        .from(supportThreads)
        .innerJoin(tenants, ofCompany)
        .where(found),
      tx
        .select({
          ...{ id, subject: supportThreads.subject, state: supportThreads.state },
          ...{ company: tenants.name, openedBy: members.name, assignedTo: operators.name },
          lastMessageAt: supportThreads.lastMessageAt,
          sortKey: pages.sortKey,
        })
        .from(supportThreads)
        .innerJoin(tenants, ofCompany)
        .innerJoin(members, and(eq(members.tenantId, supportThreads.tenantId), eq(members.id, supportThreads.openedBy)))
        .leftJoin(operators, eq(operators.id, supportThreads.operatorId))
        .where(pages.where(and(found, state === 'all' ? undefined : eq(supportThreads.state, state))))
        .orderBy(...pages.orderBy)
        .limit(pages.limit),
    ]);
    return { ...pages.page(rows), counts: counts ?? { all: 0, open: 0, waiting: 0, closed: 0 } };
  });
}

function matches(q: string): SQL | undefined {
  return q === ''
    ? undefined
    : or(...[supportThreads.subject, tenants.name].map((text) => textCondition(q, [nameKey(text)])));
}

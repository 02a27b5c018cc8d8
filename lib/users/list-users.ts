import 'server-only';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { nameKey } from '@/db/columns';
import { members } from '@/db/schema/members';
import { tenants } from '@/db/schema/tenants';
import { lockedAccounts } from '../auth/locked-accounts';
import { keyset } from '../lists/keyset';
import { textCondition } from '../search/text-condition';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import type { UserFilters } from './input';
import { USER_COLUMNS } from './user-columns';

export type UserRow = Awaited<ReturnType<typeof listUsers>>['rows'][number];

/** One page of the members of all companies by name, and the number of search results in each state. */
export async function listUsers(ctx: AdminContext, { q, state, tenant, cursor, size }: UserFilters) {
  const sort = nameKey(members.name);
  const pages = keyset({ sort, type: 'text', id: members.id, direction: 'asc', cursor, pageSize: size });
  const found = and(isNull(members.archivedAt), tenant ? eq(members.tenantId, tenant) : undefined, matches(q));
  const { counts, page } = await operatorQuery(ctx, 'users.manage', async (tx) => {
    const [[count], rows] = await Promise.all([
      tx
        .select({
          all: sql<number>`count(*)::int`,
          active: sql<number>`count(*) filter (where ${members.active})::int`,
          inactive: sql<number>`count(*) filter (where not ${members.active})::int`,
        })
        .from(members)
        .where(found),
      tx
        .select({ ...USER_COLUMNS, sortKey: pages.sortKey })
        .from(members)
        .innerJoin(tenants, eq(tenants.id, members.tenantId))
        .where(pages.where(and(found, state ? eq(members.active, state === 'active') : undefined)))
        .orderBy(...pages.orderBy)
        .limit(pages.limit),
    ]);
    return { counts: count ?? { all: 0, active: 0, inactive: 0 }, page: pages.page(rows) };
  });
  const account = ({ slug, email }: { slug: string; email: string }) => `${slug}/${email}`;
  const locked = await lockedAccounts(page.rows.map(account));
  return { ...page, rows: page.rows.map((row) => ({ ...row, locked: locked.has(account(row)) })), counts };
}

/** The beginning of an address, which an index has, or words of the name, however they are spelled. */
function matches(q: string): SQL | undefined {
  const address = q.toLowerCase();
  const begins = sql`(${members.email} collate "C" >= ${address} and ${members.email} collate "C" < ${`${address}\uffff`})`;
  if (address.includes('@')) return begins;
  return q === '' ? undefined : or(begins, textCondition(q, [nameKey(members.name)]));
}

import 'server-only';
import { type AnyColumn, and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { keyset } from '../lists/keyset';
import type { ReadContext } from '../server/query';
import { likenesses } from './likeness';

const COLUMNS = {
  id: customers.id,
  fullName: customers.fullName,
  phone: customers.phone,
  email: customers.email,
  licenseNumber: customers.licenseNumber,
  licenseKey: customers.licenseKey,
  status: customers.status,
  createdAt: customers.createdAt,
};

export type SuspectedDuplicate = Awaited<ReturnType<typeof listSuspectedDuplicates>>['rows'][number];

/**
 * Customers who share license, phone or email with an older one, newest first, each with the first customer it
 * resembles. If many share a phone, each is compared only with the first. The list therefore grows with their number,
 * not with their pairs.
 */
export async function listSuspectedDuplicates(
  ctx: ReadContext,
  { cursor, size }: { cursor: string | null; size: number },
) {
  const paging = keyset({
    sort: customers.createdAt,
    type: 'timestamptz',
    id: customers.id,
    direction: 'desc',
    cursor,
    pageSize: size,
  });
  const { license, phone, email, later } = sharedMarks(ctx);
  const found = await ctx.tx
    .select({
      ...COLUMNS,
      sortKey: paging.sortKey,
      firsts: sql<string[]>`array_remove(array[l.first, p.first, e.first], null)`,
    })
    .from(customers)
    .leftJoin(license, sql`l.mark = ${customers.licenseKey} and l.first <> ${customers.id}::text`)
    .leftJoin(phone, sql`p.mark = ${customers.phone} and p.first <> ${customers.id}::text`)
    .leftJoin(email, sql`e.mark = ${customers.email} and e.first <> ${customers.id}::text`)
    .where(paging.where(and(live(ctx), later)))
    .orderBy(...paging.orderBy)
    .limit(paging.limit);
  const page = paging.page(found);
  const ids = [...new Set(page.rows.flatMap(({ firsts }) => firsts))];
  const firsts = await ctx.tx
    .select(COLUMNS)
    .from(customers)
    .where(and(live(ctx), inArray(customers.id, ids)));
  const rows = page.rows.map(({ firsts: own, ...row }) => ({
    ...row,
    likes: firsts
      .filter(({ id }) => own.includes(id))
      .map((first) => ({ ...first, same: likenesses(row, first) }))
      .toSorted((a, b) => b.same.length - a.same.length || (a.id < b.id ? -1 : 1)),
  }));
  return { ...page, rows };
}

export async function countSuspectedDuplicates(ctx: ReadContext): Promise<number> {
  const { license, phone, email, later } = sharedMarks(ctx);
  const [row] = await ctx.tx
    .select({ count: sql<number>`count(*)::int` })
    .from(customers)
    .leftJoin(license, sql`l.mark = ${customers.licenseKey} and l.first <> ${customers.id}::text`)
    .leftJoin(phone, sql`p.mark = ${customers.phone} and p.first <> ${customers.id}::text`)
    .leftJoin(email, sql`e.mark = ${customers.email} and e.first <> ${customers.id}::text`)
    .where(and(live(ctx), later));
  return row?.count ?? 0;
}

/** Each value that several customers share, with the first of them. Ids increase over time. */
function sharedMarks(ctx: ReadContext) {
  const shared = (column: AnyColumn, name: string): SQL => sql`(
    select ${column} as mark, min(${customers.id}::text) as first from ${customers}
    where ${and(live(ctx), isNotNull(column), ne(column, ''))} group by ${column} having count(*) > 1) ${sql.identifier(name)}`;
  return {
    license: shared(customers.licenseKey, 'l'),
    phone: shared(customers.phone, 'p'),
    email: shared(customers.email, 'e'),
    later: or(sql`l.first is not null`, sql`p.first is not null`, sql`e.first is not null`),
  };
}

function live(ctx: ReadContext) {
  return and(eq(customers.tenantId, ctx.tenantId), isNull(customers.archivedAt));
}

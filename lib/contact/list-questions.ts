import 'server-only';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { nameKey } from '@/db/columns';
import { outsideQuestions } from '@/db/schema/contact';
import { operators } from '@/db/schema/operators';
import { keyset } from '../lists/keyset';
import { textCondition } from '../search/text-condition';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import type { QuestionFilters } from './input';

export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>['rows'][number];

/** One page of the questions from outside, the longest waiting first, and how many there are in each state. */
export function listQuestions(ctx: AdminContext, { q, state, cursor, size }: QuestionFilters) {
  const { id, personName, email, companyName, lastMessageAt } = outsideQuestions;
  const pages = keyset({ sort: lastMessageAt, type: 'timestamptz', id, direction: 'asc', cursor, pageSize: size });
  const found = matches(q);
  const count = (one: string) => sql<number>`count(*) filter (where ${outsideQuestions.state} = ${one})::int`;
  return operatorQuery(ctx, 'support.view', async (tx) => {
    const [[counts], rows] = await Promise.all([
      tx
        .select({
          all: sql<number>`count(*)::int`,
          open: count('open'),
          waiting: count('waiting'),
          closed: count('closed'),
        })
        .from(outsideQuestions)
        .where(found),
      tx
        .select({
          ...{ id, personName, email, companyName, lastMessageAt, state: outsideQuestions.state },
          assignedTo: operators.name,
          sortKey: pages.sortKey,
        })
        .from(outsideQuestions)
        .leftJoin(operators, eq(operators.id, outsideQuestions.operatorId))
        .where(pages.where(and(found, state ? eq(outsideQuestions.state, state) : undefined)))
        .orderBy(...pages.orderBy)
        .limit(pages.limit),
    ]);
    return { ...pages.page(rows), counts: counts ?? { all: 0, open: 0, waiting: 0, closed: 0 } };
  });
}

/** How many questions from outside wait for an operator, for a read of the platform's. */
export function countOpenQuestions(tx: Transaction): Promise<number> {
  return tx.$count(outsideQuestions, eq(outsideQuestions.state, 'open'));
}

function matches(q: string): SQL | undefined {
  const { personName, email, companyName } = outsideQuestions;
  return q === ''
    ? undefined
    : or(...[personName, email, companyName].map((text) => textCondition(q, [nameKey(text)])));
}

import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { expenses } from '@/db/schema/expenses';
import { HOUR_MS } from '@/lib/durations';
import { ExpenseFilters } from '@/lib/expenses/input';
import { listExpenses } from '@/lib/expenses/list-expenses';
import { newId } from '@/lib/id';
import { query, type ReadContext } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { sortedIds } from '@/tests/support/sorted-ids';
import { walkPages } from '@/tests/support/walk-pages';

type Made = Pick<typeof expenses.$inferSelect, 'id' | 'amountCents' | 'spentAt' | 'kind'>;

let tenant: TestTenant;
let made: Made[];
beforeAll(async () => {
  tenant = await makeTenant();
  made = await spend(tenant);
  await spend(await makeTenant());
});
afterAll(closeDatabase);

/** Expenses of which several have the same amount and the same time. Every third is for fuel. */
async function spend(company: TestTenant): Promise<Made[]> {
  const rows = Array.from({ length: 36 }, (_, index) => ({
    ...{ tenantId: company.id, id: newId(), method: 'cash' as const },
    ...{ paidBy: company.members.agent, recordedBy: company.members.agent },
    kind: index % 3 === 0 ? ('fuel' as const) : ('other' as const),
    amountCents: 900 + (index % 4) * 100_000,
    spentAt: new Date(Date.now() - (index % 5) * HOUR_MS),
  }));
  await withTenant(company.id, (tx) => tx.insert(expenses).values(rows));
  return rows;
}

async function read<T>(run: (ctx: ReadContext) => Promise<T>): Promise<T> {
  return query(await asAgent(tenant), 'expenses.view', run);
}

const page = (ctx: ReadContext, address: object, cursor: string | null = null) =>
  listExpenses(ctx, { ...ExpenseFilters.parse({ ...address, size: '10' }), cursor });

const byTime = ({ spentAt }: Made) => spentAt.getTime();
const byAmount = ({ amountCents }: Made) => amountCents;

it.each<[string, { sort?: string; kind?: string }, (row: Made) => number]>([
  ['by their time', {}, byTime],
  ['by their amount', { sort: 'amount' }, byAmount],
  ['by their amount, of one kind', { sort: 'amount', kind: 'other' }, byAmount],
  ['by their time for a sort that there is not', { sort: 'vendor' }, byTime],
])('expenses come %s, page by page, without a gap or a repeat', async (_how, address, by) => {
  const found = await walkPages((cursor) => read((ctx) => page(ctx, address, cursor)));
  const listed = made.filter(({ kind }) => !address.kind || kind === address.kind);
  expect(found).toEqual(sortedIds(listed, { by, direction: 'desc' }));
});

it('begins with the first page where the cursor is of the other sort', async () => {
  const { nextCursor } = await read((ctx) => page(ctx, {}));
  expect(nextCursor).not.toBeNull();
  const first = await read((ctx) => page(ctx, { sort: 'amount' }));
  expect(await read((ctx) => page(ctx, { sort: 'amount' }, nextCursor))).toEqual(first);
});

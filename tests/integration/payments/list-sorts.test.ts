import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { payments } from '@/db/schema/payments';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { PaymentFilters } from '@/lib/payments/input';
import { listPayments } from '@/lib/payments/list-payments';
import { query, type ReadContext } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { sortedIds } from '@/tests/support/sorted-ids';
import { walkPages } from '@/tests/support/walk-pages';

type Made = Pick<typeof payments.$inferSelect, 'id' | 'amountCents' | 'receivedAt'>;

let tenant: TestTenant;
let made: Made[];
beforeAll(async () => {
  tenant = await makeTenant();
  made = await pay(tenant);
  await pay(await makeTenant());
});
afterAll(closeDatabase);

/** Payments of which several have the same amount and the same time. */
async function pay(company: TestTenant): Promise<Made[]> {
  const rental = await makeActiveRental(company);
  const rows = Array.from({ length: 34 }, (_, index) => ({
    ...{ tenantId: company.id, id: newId(), number: `P-2026-${10_000 + index}`, kind: 'balance' as const },
    ...{ rentalId: rental.id, customerId: rental.customerId, method: 'cash' as const },
    amountCents: 900 + (index % 3) * 100_000,
    receivedAt: new Date(Date.now() - (index % 5) * HOUR_MS),
    receivedBy: company.members.agent,
  }));
  await withTenant(company.id, (tx) => tx.insert(payments).values(rows));
  return rows;
}

async function read<T>(run: (ctx: ReadContext) => Promise<T>): Promise<T> {
  return query(await asAgent(tenant), 'payments.view', run);
}

const page = (ctx: ReadContext, address: object, cursor: string | null = null) =>
  listPayments(ctx, { ...PaymentFilters.parse({ ...address, size: '10' }), cursor });

const byTime = ({ receivedAt }: Made) => receivedAt.getTime();
const byAmount = ({ amountCents }: Made) => amountCents;

it.each([
  ['by their time', {}, byTime],
  ['by their amount', { sort: 'amount' }, byAmount],
  ['by their amount, of those searched', { sort: 'amount', q: 'P-2026' }, byAmount],
  ['by their time for a sort that there is not', { sort: 'method' }, byTime],
])('payments come %s, page by page, without a gap or a repeat', async (_how, address, by) => {
  const found = await walkPages((cursor) => read((ctx) => page(ctx, address, cursor)));
  expect(found).toEqual(sortedIds(made, { by, direction: 'desc' }));
});

it('begins with the first page where the cursor is of the other sort', async () => {
  const { nextCursor } = await read((ctx) => page(ctx, {}));
  expect(nextCursor).not.toBeNull();
  const [first, fallen] = await read((ctx) =>
    Promise.all([page(ctx, { sort: 'amount' }), page(ctx, { sort: 'amount' }, nextCursor)]),
  );
  expect(fallen).toEqual(first);
});

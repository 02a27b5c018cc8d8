import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { invoices } from '@/db/schema/invoices';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { InvoiceFilters } from '@/lib/invoices/input';
import { listInvoices } from '@/lib/invoices/list-invoices';
import { query, type ReadContext } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeInvoice } from '@/tests/support/make-invoice';
import { makePayment } from '@/tests/support/make-payment';
import { sortedIds } from '@/tests/support/sorted-ids';
import { walkPages } from '@/tests/support/walk-pages';

type Made = Pick<typeof invoices.$inferSelect, 'id' | 'dueOn' | 'issuedAt'>;

let tenant: TestTenant;
let made: Made[];
beforeAll(async () => {
  tenant = await makeTenant();
  made = await issue(tenant);
  await issue(await makeTenant());
});
afterAll(closeDatabase);

/** Proformas of which several were issued at the same time, several hold until the same day, and some until none. */
async function issue(company: TestTenant): Promise<Made[]> {
  const customerId = await makeCustomer(company);
  const rows = Array.from({ length: 34 }, (_, index) => ({
    ...{
      tenantId: company.id,
      id: newId(),
      kind: 'proforma' as const,
      number: `PF-2026-${10_000 + index}`,
      customerId,
    },
    ...{ billedName: 'Fondasyon Limyè', locale: 'fr' as const, taxCents: 0, totalCents: 1000 },
    dueOn: index % 4 === 0 ? null : `2026-12-0${1 + (index % 4)}`,
    issuedAt: new Date(Date.now() - (index % 5) * HOUR_MS),
    issuedBy: company.members.agent,
  }));
  await withTenant(company.id, (tx) => tx.insert(invoices).values(rows));
  return rows;
}

async function read<T>(run: (ctx: ReadContext) => Promise<T>): Promise<T> {
  return query(await asAgent(tenant), 'invoices.view', run);
}

const page = (ctx: ReadContext, address: object, cursor: string | null = null) =>
  listInvoices(ctx, { ...InvoiceFilters.parse({ tab: 'proforma', ...address, size: '10' }), cursor });

const NEWEST = { by: ({ issuedAt }: Made) => issuedAt.getTime(), direction: 'desc' as const };
const DUE = { by: ({ dueOn }: Made) => Date.parse(dueOn ?? '9999-12-31'), direction: 'asc' as const };
const SAME = { by: () => 0, direction: 'desc' as const };

it.each([
  ['by their time', {}, NEWEST],
  ['by their day, those without one last', { sort: 'due' }, DUE],
  ['by their day, of those searched', { sort: 'due', q: 'fondasyon' }, DUE],
  ['by what is left to pay, which is nothing', { sort: 'left' }, SAME],
  ['by their time for a sort that there is not', { sort: 'total' }, NEWEST],
])('papers come %s, page by page, without a gap or a repeat', async (_how, address, order) => {
  const found = await walkPages((cursor) => read((ctx) => page(ctx, address, cursor)));
  expect(found).toEqual(sortedIds(made, order));
});

it('invoices come by what is left to pay, the most first', async () => {
  const sent = [await makeInvoice(tenant), await makeInvoice(tenant), await makeInvoice(tenant)];
  const [half, whole, little] = sent.map(({ invoiceId }) => invoiceId);
  for (const [index, amountCents] of [11_000, 0, 20_000].entries()) {
    const rental = sent[index]?.rental;
    if (rental && amountCents) await makePayment(tenant, rental, { amountCents });
  }
  const { rows } = await read((ctx) => page(ctx, { tab: 'open', sort: 'left' }));
  expect(rows.map(({ id, leftCents }) => [id, leftCents])).toEqual([
    [whole, 22_000],
    [half, 11_000],
    [little, 2000],
  ]);
});

it.each(['due', 'left'])(
  'begins with the first page sorted as %s where the cursor is of another sort',
  async (sort) => {
    const { nextCursor } = await read((ctx) => page(ctx, {}));
    expect(nextCursor).not.toBeNull();
    const first = await read((ctx) => page(ctx, { sort }));
    expect(await read((ctx) => page(ctx, { sort }, nextCursor))).toEqual(first);
  },
);

import { beforeAll, expect, it, vi } from 'vitest';
import { ExpenseFilters } from '@/lib/expenses/input';
import { listExpenses } from '@/lib/expenses/list-expenses';
import { InvoiceFilters } from '@/lib/invoices/input';
import { listInvoices } from '@/lib/invoices/list-invoices';
import { PaymentFilters } from '@/lib/payments/input';
import { listPayments } from '@/lib/payments/list-payments';
import { ReservationFilters } from '@/lib/reservations/list-input';
import { listReservations } from '@/lib/reservations/list-reservations';
import { query, type ReadContext } from '@/lib/server/query';
import { asManager } from '@/tests/support/contexts';
import { makeTenant } from '@/tests/support/factories';
import { planOfPage } from '@/tests/support/plan-of-page';

// One connection keeps the statements of all transactions. Beside other files so many are kept that there is no room.
beforeAll(() => {
  vi.stubEnv('DATABASE_POOL', '1');
});

type List = (ctx: ReadContext, sort: string) => Promise<unknown>;

const past: List = (ctx, sort) => listReservations(ctx, ReservationFilters.parse({ tab: 'past', sort }));
const expenses: List = (ctx, sort) => listExpenses(ctx, ExpenseFilters.parse({ sort }));
const payments: List = (ctx, sort) => listPayments(ctx, PaymentFilters.parse({ tab: 'recent', sort }));
const invoices: List = (ctx, sort) => listInvoices(ctx, InvoiceFilters.parse({ sort }));

it.each<[string, string, List, string, string]>([
  ['reservations', 'soonest', past, '"reservations"."pickup_at" asc', 'reservations_out'],
  ['reservations', 'latest', past, '"reservations"."pickup_at" desc', 'reservations_out'],
  ['reservations', 'newest', past, '"reservations"."created_at" desc', 'reservations_created'],
  ['reservations', 'due', past, '"reservations"."due_at" asc', 'reservations_due'],
  ['expenses', 'newest', expenses, '"expenses"."spent_at" desc', 'expenses_spent'],
  ['expenses', 'amount', expenses, '"expenses"."amount_cents" desc', 'expenses_amount'],
  ['payments', 'newest', payments, '"payments"."received_at" desc', 'payments_received'],
  ['payments', 'amount', payments, '"payments"."amount_cents" desc', 'payments_amount'],
  ['invoices', 'due', invoices, `coalesce("invoices"."due_on", 'infinity') asc`, 'invoices_due'],
])('%s sorted as %s come from an index in that order', async (table, sort, list, order, index) => {
  const tenant = await makeTenant();
  const plan = await query(await asManager(tenant), 'expenses.view', async (ctx) => {
    await list(ctx, sort);
    return planOfPage(ctx, order);
  });
  expect(plan).toContain(`using ${index} on ${table}`);
  expect(plan).not.toContain(`Sort Key: ${table}.`);
});

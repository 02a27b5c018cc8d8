import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { PlatformInvoiceFilters } from '@/lib/billing/input';
import { listCompanyInvoices } from '@/lib/billing/list-company-invoices';
import { listPlatformInvoices } from '@/lib/billing/list-platform-invoices';
import type { AdminContext } from '@/lib/server/admin-context';
import { asOperator } from '@/tests/support/as-operator';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makePlatformInvoice } from '@/tests/support/make-platform-invoice';

const NOW = new Date('2026-11-20T15:00:00Z');
const MONTHS = [
  { fromDay: '2026-08-01', untilDay: '2026-09-01', dueOn: '2026-09-15', paidOn: '2026-09-10', paidMethod: 'cash' },
  { fromDay: '2026-09-01', untilDay: '2026-10-01', dueOn: '2026-11-19' },
  { fromDay: '2026-10-01', untilDay: '2026-11-01', dueOn: '2026-11-20', totalCents: 7900 },
];

let tenant: TestTenant;
let ctx: AdminContext;
beforeAll(async () => {
  tenant = await makeTenant();
  ctx = { ...(await asOperator('owner')), now: NOW };
  for (const month of MONTHS) await makePlatformInvoice(tenant, month);
  await makePlatformInvoice(await makeTenant());
});
afterAll(closeDatabase);

const list = (filters: object) =>
  listPlatformInvoices(ctx, PlatformInvoiceFilters.parse({ q: tenant.name, ...filters }));

it('lists the invoices of a company by state, with their sums', async () => {
  const { rows, sums } = await list({});
  expect(rows.map(({ fromDay }) => fromDay).toSorted()).toEqual(['2026-08-01', '2026-09-01', '2026-10-01']);
  // It is due on the day itself, and overdue on the next.
  expect(sums).toMatchObject({
    open: { count: 1, cents: 7900 },
    overdue: { count: 1, cents: 2900 },
    paid: { count: 1, cents: 2900 },
  });
  expect((await list({ state: 'overdue' })).rows.map(({ fromDay }) => fromDay)).toEqual(['2026-09-01']);
  expect((await list({ q: 'nobody at all' })).rows).toEqual([]);
});

it('goes through them page by page', async () => {
  const first = await list({ size: '10' });
  expect(first.nextCursor).toBeNull();
  const all = await listPlatformInvoices(ctx, PlatformInvoiceFilters.parse({ size: '10' }));
  expect(all.rows.length).toBeGreaterThanOrEqual(4);
});

it('shows a company’s own invoices on its record, the newest month first', async () => {
  const rows = await listCompanyInvoices(ctx, tenant.id);
  expect(rows.map(({ fromDay, state }) => [fromDay, state])).toEqual([
    ['2026-10-01', 'open'],
    ['2026-09-01', 'overdue'],
    ['2026-08-01', 'paid'],
  ]);
});

it('is for superadmins and owners alone, in admin mode', async () => {
  for (const [role, mode] of [
    ['support', true],
    ['admin', true],
    ['owner', false],
  ] as const) {
    const reader = await asOperator(role, mode);
    const refused = { code: 'insufficient_permissions' };
    await expect(Promise.resolve().then(() => listCompanyInvoices(reader, tenant.id))).rejects.toMatchObject(refused);
    await expect(
      Promise.resolve().then(() => listPlatformInvoices(reader, PlatformInvoiceFilters.parse({}))),
    ).rejects.toMatchObject(refused);
  }
});

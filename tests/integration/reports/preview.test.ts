import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { localDay, localToInstant } from '@/lib/dates';
import { collectPayment } from '@/lib/payments/collect-payment';
import { voidPayment } from '@/lib/payments/void-payment';
import { listReportRows } from '@/lib/reports/list-report-rows';
import { previewReport } from '@/lib/reports/preview-report';
import { reportScope } from '@/lib/reports/report-scope';
import { SOURCES } from '@/lib/reports/sources';
import { SUM_NAMES } from '@/lib/reports/sum-names';
import { REPORT_TYPES, type ReportType } from '@/lib/reports/values';
import { query } from '@/lib/server/query';
import { asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';

const ZONE = 'America/Port-au-Prince';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
  const ctx = await asManager(tenant);
  const customerId = await makeCustomer(tenant, { fullName: '=1+1' });
  // The last moment of a Sunday, by the company's clocks, and the first of the Monday after it.
  const out = ['2026-03-01T23:59', '2026-03-02T00:00', '2026-03-04T10:00'].map((at) => localToInstant(at, ZONE));
  const rentals = [];
  for (const at of out) rentals.push(await makeActiveRental(tenant, { customerId, out: at ?? undefined }));
  const pay = (rentalId: string, amountCents: string) =>
    collectPayment(ctx, { rentalId, kind: 'charge', method: 'cash', amountCents });
  await pay(rentals[0]?.id ?? '', '100.05');
  await pay(rentals[1]?.id ?? '', '40');
  const { id } = await pay(rentals[2]?.id ?? '', '9');
  await voidPayment(ctx, { paymentId: id, reason: 'Typed twice' });
});
afterAll(closeDatabase);

async function preview(from: string, until: string, types: ReportType[]) {
  return query(await asManager(tenant), 'reports.view', (q) => previewReport(q, { from, until, types }));
}

it('counts rows, adds up amounts, and draws each day of the period by the company’s clocks', async () => {
  const { types, charts } = await preview('2026-03-01', '2026-03-04', ['vehicles', 'rentals']);
  expect(types.map(({ type, count }) => [type, count])).toEqual([
    // Its vehicles were bought later.
    ['vehicles', 0],
    ['rentals', 3],
  ]);
  // Three times four days at 55.00.
  expect(types[1]?.sums).toEqual([
    { heading: 'reports.column.charged', cents: 66_000 },
    { heading: 'reports.column.due', cents: 51_995 },
  ]);
  expect(charts).toEqual([
    {
      type: 'rentals',
      step: 'day',
      unit: 'rows',
      bars: [
        { start: '2026-03-01', value: 1 },
        { start: '2026-03-02', value: 1 },
        { start: '2026-03-03', value: 0 },
        { start: '2026-03-04', value: 1 },
      ],
    },
  ]);
});

it('draws weeks from Monday, and months, for a longer period', async () => {
  const weeks = await preview('2026-02-26', '2026-04-01', ['rentals']);
  expect(weeks.charts[0]?.bars.slice(0, 3)).toEqual([
    { start: '2026-02-23', value: 1 },
    { start: '2026-03-02', value: 2 },
    { start: '2026-03-09', value: 0 },
  ]);
  const months = await preview('2025-10-01', '2026-09-30', ['rentals']);
  expect(months.charts[0]?.bars.find(({ start }) => start === '2026-03-01')).toEqual({ start: '2026-03-01', value: 3 });
});

it('draws payments by their amounts, voided ones as nothing, and nothing where there is nothing', async () => {
  const today = localDay(new Date(), ZONE);
  const { types, charts } = await preview(today, today, ['payments', 'maintenance']);
  expect(types[0]).toEqual({ type: 'payments', count: 3, sums: [{ heading: 'reports.column.amount', cents: 14_005 }] });
  expect(charts.map(({ type, unit, bars }) => [type, unit, bars])).toEqual([
    ['payments', 'cents', [{ start: today, value: 14_005 }]],
  ]);
});

it('gives the rows as the cells of a CSV, safe from being run', async () => {
  const input = { from: '2026-03-01', until: '2026-03-04', types: ['rentals' as const] };
  const [found] = await query(await asManager(tenant), 'reports.view', (q) =>
    listReportRows(q, input, { text: (key) => key }),
  );
  expect(found).toMatchObject({ name: 'reports.type_rentals', more: false });
  const at = found?.headings.indexOf('reports.column.customer') ?? -1;
  expect(found?.rows.map((cells) => cells[at])).toEqual(["'=1+1", "'=1+1", "'=1+1"]);
  expect(found?.rows[0]).toContain('220.00');
  expect(found?.rows[0]).toContain('2026-03-01 23:59');
});

it('names the sum of each column that a report adds up', async () => {
  const period = { from: '2026-03-01', until: '2026-03-04', types: [...REPORT_TYPES] };
  const added = await query(await asManager(tenant), 'reports.view', async (q) =>
    REPORT_TYPES.flatMap((type) => {
      const { columns, sums } = SOURCES[type](reportScope(q, period));
      return Object.keys(sums).map((name) => columns[name]?.heading);
    }),
  );
  expect(new Set(added)).toEqual(new Set(Object.keys(SUM_NAMES)));
});

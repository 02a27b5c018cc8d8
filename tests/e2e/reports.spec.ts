import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import Papa from 'papaparse';
import { withTenant } from '@/db/client';
import { reportExports } from '@/db/schema/report-exports';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { collectPayment } from '@/lib/payments/collect-payment';
import { asManager } from '@/tests/support/contexts';
import { makeCustomer } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { expectAccessible } from './parts/accessible';
import { countIn } from './parts/company';
import { test } from './parts/journey';
import { say, WORDS } from './parts/words';

const words = WORDS.en;

async function exported(page: Page): Promise<string[][]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.reports.export }).click(),
  ]);
  const content = await readFile(await download.path(), 'utf8');
  expect(content.slice(0, 1)).toBe('\ufeff');
  return Papa.parse<string[]>(content.slice(1), { skipEmptyLines: true }).data;
}

test('a manager looks at a period, saves it as a file, and gets one from the browser if the server has none', async ({
  page,
  company,
  signIn,
}) => {
  const customerId = await makeCustomer(company, { fullName: '=2+3 Jean' });
  const { id: rentalId } = await makeActiveRental(company, { customerId });
  await collectPayment(await asManager(company), { rentalId, kind: 'charge', method: 'cash', amountCents: '50' });
  await signIn('manager');

  await page.goto('/reports?range=last_fiscal_year&types=payments&types=inspections');
  await expect(page.getByText(words.errors.no_data_period)).toBeVisible();

  await page.getByRole('combobox', { name: words.reports.period }).selectOption('today');
  const preview = page.getByRole('table', { name: words.reports.preview_summary });
  const row = preview.getByRole('row', { name: words.reports.type_payments });
  await expect(row.getByText('50.00 USD')).toBeVisible();
  await page.getByRole('checkbox', { name: words.reports.type_inspections }).uncheck();
  await expect(preview.getByRole('row', { name: words.reports.type_inspections })).toBeHidden();
  await expect(page.getByRole('heading', { name: words.reports.chart_payments })).toBeVisible();
  await expectAccessible(page);

  const [headings = [], ...rows] = await exported(page);
  expect(headings).toContain(words.reports.column.amount);
  expect(rows.map((cells) => cells[headings.indexOf(words.reports.column.amount)])).toEqual(['50.00']);
  expect(rows[0]).toContain("'=2+3 Jean");

  for (const refuse of ['abort', 'fulfill'] as const) {
    await page.route('**/api/reports/export?*', (route) =>
      refuse === 'abort' ? route.abort() : route.fulfill({ status: 503, body: 'down' }),
    );
    expect(await exported(page)).toEqual([headings, ...rows]);
    await expect(page.getByText(words.errors.export_fallback)).toBeVisible();
    await page.unroute('**/api/reports/export?*');
  }

  await page.getByRole('button', { name: words.reports.preset_keep }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.reports.preset_name).fill('Cash');
  await dialog.getByRole('button', { name: words.reports.preset_keep }).click();
  const mail = page.getByRole('combobox', { name: say('reports.preset_mail', { name: 'Cash' }) });
  await mail.selectOption('weekly');
  await expect(page.getByText(words.reports.mail_chosen)).toBeVisible();
  await page.goto('/reports?range=last_year');
  await expect(mail).toHaveValue('weekly');
  await page.getByRole('link', { name: 'Cash' }).click();
  await expect(page).toHaveURL(/range=today&types=payments$/);
  await expect(row.getByText('50.00 USD')).toBeVisible();

  await page.getByRole('checkbox', { name: words.reports.type_payments }).uncheck();
  await expect(page.getByText(words.reports.choose_type)).toBeVisible();
  await expect(page).toHaveURL(/range=today&types=payments$/);
});

test('an export waits for the company’s earlier one, says so, and is cancelled without a file', {
  tag: '@phone',
}, async ({ page, company, signIn }) => {
  // One that somebody else has begun. It counts as running for an hour, however slow this machine is.
  const now = Date.now();
  await withTenant(company.id, (tx) =>
    tx.insert(reportExports).values({
      ...{ tenantId: company.id, id: newId(), memberId: company.members.admin, state: 'running', rowsAll: 100_000 },
      ...{ askedAt: new Date(now - HOUR_MS), seenAt: new Date(now + HOUR_MS) },
    }),
  );
  await signIn('manager');
  await page.goto('/reports?range=today&types=vehicles');
  await page.getByRole('button', { name: words.reports.export, exact: true }).click();
  await expect(page.getByText(say('reports.export_waiting', { place: 1 }))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.reports.export_cancel }).click();
  await expect(page.getByText(words.reports.export_cancelled)).toBeVisible();
  await expect.poll(() => countIn(company, 'report_exports', "t.state = 'cancelled'")).toBe(1);
});

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
import { makeCustomer, makeVehicle } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { expectAccessible } from './parts/accessible';
import { countIn } from './parts/company';
import { test } from './parts/journey';
import { say, WORDS } from './parts/words';

const words = WORDS.en;

/** The server's answer for a screen, in which the part with the summary has failed. */
function withoutSummary(answer: string): string {
  const failed = answer.replace(/^([0-9a-f]+):\["\$","div",.*"caption".*$/m, '$1:E{"digest":"1"}');
  expect(failed).not.toBe(answer);
  return failed;
}

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
  // Not of the last fiscal year, whatever day it is.
  const out = new Date(Date.now() - HOUR_MS);
  const { id: rentalId } = await makeActiveRental(company, { customerId, out });
  await collectPayment(await asManager(company), { rentalId, kind: 'charge', method: 'cash', amountCents: '50' });
  await signIn('manager');

  await page.goto('/reports?range=last_fiscal_year&types=payments&types=inspections');
  await expect(page.getByText(words.errors.no_data_period)).toBeVisible();

  await page.getByRole('combobox', { name: words.reports.period }).selectOption('today');
  const preview = page.getByRole('table', { name: words.reports.summary });
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
    await page.route('**/api/reports/export/check?*', (route) =>
      refuse === 'abort' ? route.abort() : route.fulfill({ status: 503, body: 'down' }),
    );
    expect(await exported(page)).toEqual([headings, ...rows]);
    await expect(page.getByText(words.errors.export_fallback)).toBeVisible();
    await page.unroute('**/api/reports/export/check?*');
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

test('a summary that fails says so and loads again, and a file that gets lost comes from the browser', async ({
  page,
  company,
  signIn,
}) => {
  await makeVehicle(company);
  await signIn('manager');
  await page.clock.install();
  await page.goto('/reports?range=today&types=vehicles');
  const preview = page.getByRole('table', { name: words.reports.summary });
  await expect(preview).toBeVisible();

  await page.route(/\/reports\?.*_rsc=/, async (route) => {
    // Node can't find a company's host.
    const url = new URL(route.request().url());
    const headers = { ...(await route.request().allHeaders()), host: url.host };
    url.hostname = '127.0.0.1';
    const response = await route.fetch({ url: url.href, headers });
    await route.fulfill({ response, body: withoutSummary(await response.text()) });
  });
  await page.getByRole('combobox', { name: words.reports.period }).selectOption('this_month');
  await expect(page.getByText('Failed to load summary. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/\/reports\?.*_rsc=/);
  await page.getByRole('button', { name: words.action.retry }).click();
  await expect(preview).toBeVisible();

  // A browser's own download can't be held back here. So its progress is what nobody has heard of.
  await page.route('**/api/reports/exports/*', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.getByRole('button', { name: words.reports.export, exact: true }).click();
  await expect(page.getByText(words.reports.export_starts)).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page.getByText(words.errors.export_fallback)).toBeVisible();
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

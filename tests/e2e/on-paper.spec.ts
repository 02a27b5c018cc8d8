import { expect } from '@playwright/test';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { makeVehicle } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { test } from './parts/journey';
import { openGrid } from './parts/planner-grid';
import { WORDS } from './parts/words';

const words = WORDS.en;
/** More than a screen has rows for. */
const MANY = 40;

test('the planner is printed with every vehicle, also those below the screen', async ({ page, company, signIn }) => {
  for (let count = 0; count < MANY; count += 1) await makeVehicle(company);
  await signIn('agent');
  const { grid } = await openGrid(page, '/availability');
  const rows = grid.getByRole('rowheader');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(MANY);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(rows).toHaveCount(MANY + 1);
  const { width } = (await page.locator('main').boundingBox()) ?? {};
  expect((await grid.boundingBox())?.width).toBeGreaterThan((width ?? 0) - 4);
});

test('printed figures say of which days they are', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto('/reports/figures?from=2026-10-01&until=2026-10-31');
  const days = page.getByText(`${words.figures.title}, Oct 1, 2026 – Oct 31, 2026`);
  await expect(days).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(days).toBeVisible();
});

test('the printed day has phones in place of the buttons that call them', async ({ page, company, signIn }) => {
  await makeActiveRental(company, {
    out: new Date(Date.now() - 3 * DAY_MS),
    due: new Date(Date.now() - HOUR_MS),
  });
  await signIn('agent');
  await page.goto('/today');
  const call = page.locator('main a[href^="tel:"]').first();
  const phone = await call.getAttribute('title');
  const written = page.getByRole('listitem').getByText(phone ?? 'none', { exact: true });
  await expect(call).toBeVisible();
  await expect(written).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(call).toBeHidden();
  await expect(written).toBeVisible();
});

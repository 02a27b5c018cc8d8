import { expect } from '@playwright/test';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { expectAccessible } from './parts/accessible';
import { test } from './parts/journey';
import { WORDS } from './parts/words';

const words = WORDS.en;

test('at the counter: the rental is found in its list, its balance collected, its receipt printed', {
  tag: '@both',
}, async ({ page, company, signIn }) => {
  await signIn('agent');
  const values = { customerId: company.customer.id };
  const { id } = await makeActiveRental(company, { vehicleId: company.vehicle.id, values });
  await page.goto(`/rentals/list?q=${company.vehicle.plate.slice(0, 5).toLowerCase()}`);
  const found = page.locator(`a[href="/rentals/${id}"]`).filter({ visible: true });
  await expect(found.first()).toBeVisible();
  // A phone folds the filters away.
  const filters = page.getByRole('button', { name: words.action.filters });
  if (await filters.isVisible()) await filters.click();
  await page.getByRole('link', { name: words.common.grid_view }).click();
  await expect(page).toHaveURL(/view=grid/);
  await expect(found.first()).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^${words.rentals.tab_completed}`) }).click();
  await expect(page.getByText(words.rentals.none_found)).toBeVisible();

  await page.goto('/payments');
  await expect(page.getByText(company.customer.name).filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: words.action.collect_payment }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: words.payments.collect }).click();
  await expect(page.getByText(words.success.payment_saved)).toBeVisible();
  await expect(page.getByText(words.payments.nothing_pending)).toBeVisible();
  await page.goto('/payments?tab=recent');
  await expect(page.getByText(company.customer.name).filter({ visible: true })).toBeVisible();

  await page.goto(`/rentals/${id}`);
  const receipt = page.locator('a[href$="/receipt"]').first();
  const paper = await receipt.evaluate(async (link) => {
    const answer = await fetch(String(link.getAttribute('href')));
    return { status: answer.status, type: answer.headers.get('content-type'), head: (await answer.text()).slice(0, 5) };
  });
  expect(paper).toEqual({ status: 200, type: 'application/pdf', head: '%PDF-' });
});

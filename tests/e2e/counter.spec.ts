import { expect, test } from '@playwright/test';
import { expectAccessible } from './parts/accessible';
import { makeCompany } from './parts/company';
import { at, setLanguage, signIn } from './parts/sign-in';
import { reachReview, shownButton } from './parts/wizard';
import { WORDS } from './parts/words';

const words = WORDS.en;

test.beforeEach(async ({ page }) => setLanguage(page, 'en'));

test('at the counter: the rental is found in its list, its balance collected, its receipt printed', async ({
  page,
}) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'agent');
  await page.goto(at(company.slug, '/rentals/agreement'));
  await expect(page.getByRole('heading', { level: 1, name: words.rentals.new_title })).toBeVisible();
  await reachReview(page, words, company);
  await shownButton(page, words.rentals.activate).click();
  const title = page.getByRole('heading', { level: 1, name: /R-20\d\d-00001/ });
  await expect(title).toBeVisible();
  const rental = new URL(page.url()).pathname;

  await page.goto(at(company.slug, `/rentals/list?q=${company.vehicle.plate.slice(0, 5).toLowerCase()}`));
  const found = page.locator(`a[href="${rental}"]`).filter({ visible: true });
  await expect(found.first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: words.common.grid_view }).click();
  await expect(page).toHaveURL(/view=grid/);
  await expect(found.first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(`^${words.rentals.tab_completed}`) }).click();
  await expect(page.getByText(words.rentals.none_found)).toBeVisible();

  await page.goto(at(company.slug, '/payments'));
  await expect(page.getByText(company.customer.name).filter({ visible: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.action.collect_payment }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: words.payments.collect }).click();
  await expect(page.getByText(words.success.payment_saved)).toBeVisible();
  await expect(page.getByText(words.payments.nothing_pending)).toBeVisible();
  await page.goto(at(company.slug, '/payments?tab=recent'));
  await expect(page.getByText(company.customer.name).filter({ visible: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto(at(company.slug, rental));
  const receipt = await page
    .getByRole('link', { name: /receipt/i })
    .first()
    .getAttribute('href');
  const paper = await page.evaluate(async (address) => {
    const answer = await fetch(address);
    return { status: answer.status, type: answer.headers.get('content-type'), head: (await answer.text()).slice(0, 5) };
  }, receipt ?? '');
  expect(paper).toEqual({ status: 200, type: 'application/pdf', head: '%PDF-' });
});

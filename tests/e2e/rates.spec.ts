import { expect, type Page, test } from '@playwright/test';
import { DAY_MS } from '@/lib/durations';
import { expectAccessible } from './parts/accessible';
import { type Company, makeCompany } from './parts/company';
import { anotherPerson, at, setLanguage, signIn } from './parts/sign-in';
import { reachReview, shownButton } from './parts/wizard';
import { WORDS } from './parts/words';

const words = WORDS.en;
const SEASON = 'Fèt Gede';

test.beforeEach(async ({ page }) => setLanguage(page, 'en'));

/** So many days from today, as a date field takes it. */
function day(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

async function makeSeason(page: Page, company: Company): Promise<void> {
  await page.goto(at(company.slug, '/rates'));
  await expect(page.getByText(words.rates.empty)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: words.rates.add }).first().click();
  await page.locator('#name').fill(SEASON);
  await page.getByRole('button', { name: words.rates.add }).click();
  await expect(page.getByText(words.errors.required).first()).toBeVisible();
  await page.locator('#changeBasisPoints').fill('25');
  await page.getByRole('button', { name: words.rates.add }).click();
  await expect(page.getByText(words.errors.rate_scope_missing)).toBeVisible();
  await page.locator('#startsOn').fill(day(-1));
  await page.locator('#endsOn').fill(day(30));
  await expectAccessible(page);
  await page.getByRole('button', { name: words.rates.add }).click();
  await expect(page.getByRole('link', { name: new RegExp(SEASON) }).filter({ visible: true })).toBeVisible();
}

async function previewSeason(page: Page, company: Company): Promise<void> {
  await page.locator('#previewVehicle').fill(company.vehicle.plate);
  await page.getByRole('option', { name: new RegExp(company.vehicle.plate) }).click();
  await page.locator('#pickupAt').fill(`${day(2)}T10:00`);
  await page.locator('#dueAt').fill(`${day(6)}T10:00`);
  await expect(page.getByText(`4 days × 150.00\u00a0USD: ${SEASON}`)).toBeVisible();
  await expect(page.getByText('600.00\u00a0USD').first()).toBeVisible();
  await expectAccessible(page);
}

test('a manager prices a season, and an agent hands over at its rate', async ({ page, browser }) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'manager');
  await makeSeason(page, company);
  await previewSeason(page, company);
  const agent = await anotherPerson(browser, 'en');
  await signIn(agent, company.slug, 'agent');
  await agent.goto(at(company.slug, '/rates'));
  await expect(agent.getByRole('link', { name: words.rates.add })).toHaveCount(0);
  await reachReview(agent, words, company);
  const price = agent.getByRole('region', { name: words.rentals.price });
  await expect(price.getByText(`3 days × 150.00\u00a0USD: ${SEASON}`)).toBeVisible();
  await shownButton(agent, words.rentals.activate).click();
  await expect(agent.getByRole('heading', { level: 1, name: /R-20\d\d-\d{5}/ })).toBeVisible();
  await expect(agent.getByText(/3 days × 150\.00/).first()).toBeAttached();
});

test('a manager keeps the company’s own classes, and gives one to a vehicle', async ({ page }) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'manager');
  await page.goto(at(company.slug, '/rates'));
  for (const name of ['Gwo machin', 'Ti machin']) {
    await page.getByRole('button', { name: words.rates.class_add }).click();
    await page.getByRole('dialog').locator('#name').fill(name);
    await page.getByRole('dialog').locator('button[type=submit]').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  }
  await page.getByRole('button', { name: words.rates.class_up.replace('{name}', 'Ti machin') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'machin' }).first()).toContainText('Ti machin');
  await expectAccessible(page);
  await page.goto(at(company.slug, `/vehicles?q=${company.vehicle.plate}`));
  await page
    .getByRole('link', { name: /Patrol/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('link', { name: words.action.edit, exact: true }).click();
  await page.locator('#classId').selectOption({ label: 'Gwo machin' });
  await page.getByRole('button', { name: words.action.save_changes }).click();
  await expect(page.getByText('Gwo machin').first()).toBeVisible();
  for (const tab of ['rentals', 'maintenance', 'inspections', 'money', 'use', 'price', 'timeline'] as const) {
    await page
      .getByRole('main')
      .getByRole('link', { name: words.history[`tab_${tab}`], exact: true })
      .last()
      .click();
    await expect(page).toHaveURL(new RegExp(`tab=${tab}`));
    await expectAccessible(page);
  }
});

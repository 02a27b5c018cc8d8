import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './parts/accessible';
import { type Company, countIn, makeCompany } from './parts/company';
import { handOverFiles } from './parts/hand-over-file';
import { photoFile } from './parts/photo-file';
import { anotherPerson, at, setLanguage, signIn } from './parts/sign-in';
import { WORDS } from './parts/words';

const words = WORDS.en;
const RECORD = /\/customers\/[0-9a-f-]{36}/;

test.beforeEach(async ({ page }) => setLanguage(page, 'en'));

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
/** A page that is only just there may not answer yet. */
async function openTab(page: Page, name: string) {
  await expect(async () => {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
  }).toPass();
}
const section = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
const slot = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const lookAlike = (page: Page, name: string) => page.getByRole('status').getByRole('link', { name });

/** A customer made at the form, as a clerk does it; his page is open afterwards. */
async function addCustomer(page: Page, company: Company, facts: { name: string; phone?: string; license: string }) {
  await page.goto(at(company.slug, '/customers/new'));
  await page.locator('#fullName').fill(facts.name);
  if (facts.phone) await page.locator('#phone').fill(facts.phone);
  await openTab(page, words.customers.tab_documents);
  await page.locator('#licenseNumber').fill(facts.license);
  await page.getByRole('button', { name: words.customers.add }).click();
}

test('a clerk adds a customer with pictures of the papers, and is led to what is missing on another tab', async ({
  page,
}) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'agent');
  await page.goto(at(company.slug, '/customers/new'));
  await page.locator('#fullName').fill('Rose-Andrée Éxantus');
  await page.getByRole('button', { name: words.customers.add }).click();
  await expect(tab(page, words.customers.tab_documents)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#licenseNumber')).toBeFocused();
  await expectAccessible(page);

  await page.locator('#licenseNumber').fill('LX-99 A');
  await openTab(page, words.customers.tab_emergency);
  await page.locator('#emergencyPhone').fill('12');
  await openTab(page, words.customers.tab_documents);
  await page.getByRole('button', { name: words.customers.add }).click();
  await expect(page.locator('#emergencyPhone')).toBeFocused();
  await page.locator('#emergencyPhone').fill('37 00 12 34');
  await openTab(page, words.customers.tab_documents);
  const front = slot(page, words.files.slot_license_front);
  await front.locator('[data-file-input]').setInputFiles([await photoFile('licence.jpg')]);
  await expect(front.locator('img')).toBeVisible();
  const others = slot(page, words.files.slot_other);
  await handOverFiles(others.last(), 'drop', [await photoFile('visa.jpg'), await photoFile('ticket.jpg')]);
  await expect(others.locator('img')).toHaveCount(2);
  await page.getByRole('button', { name: words.customers.add }).click();

  await expect(page).toHaveURL(/\/customers\/[0-9a-f-]{36}\?tab=documents$/);
  await expect(front.locator('img[src*="/api/files/"]')).toBeVisible();
  await expect(others.locator('img[src*="/api/files/"]')).toHaveCount(2);
  await expect(page.getByText('LX-99 A')).toBeVisible();
  await expectAccessible(page);
  await section(page, words.customers.section_overview).click();
  await expect(page.getByText('+509 3700-1234')).toBeVisible();
  await expectAccessible(page);
});

test('a picture that fails never costs the customer: the record says so, and tries again', async ({ page }) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'agent');
  await page.goto(at(company.slug, '/customers/new'));
  await page.locator('#fullName').fill('Wilner Jean');
  await openTab(page, words.customers.tab_documents);
  await page.locator('#licenseNumber').fill('W-1');
  const front = slot(page, words.files.slot_license_front);
  await front.locator('[data-file-input]').setInputFiles([await photoFile('licence.jpg')]);
  await page.route('**/api/files', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'server_error' } } }),
  );
  await page.getByRole('button', { name: words.customers.add }).click();
  await expect(page).toHaveURL(/\?tab=documents$/);
  await expect(front.getByText(words.errors.server_error).first()).toBeVisible();
  await page.unroute('**/api/files');
  await front.getByRole('button', { name: words.files.retry_named.replace('{name}', 'licence.jpg') }).click();
  await expect(front.locator('img[src*="/api/files/"]')).toBeVisible();
  expect(await countIn(company.slug, 'customers', "full_name = 'Wilner Jean'")).toBe(1);
});

test('a clerk is told who looks the same, may save anyway, and in the wizard takes the one who is there', async ({
  page,
}) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'agent');
  await addCustomer(page, company, { name: 'Rose Éxantus', phone: '3700-1234', license: 'LX-99' });
  await expect(page).toHaveURL(RECORD);
  await page.goto(at(company.slug, '/customers/new'));
  await page.locator('#fullName').fill('Rose Andrée');
  await page.locator('#phone').fill('+509 37 00 12 34');
  await expect(lookAlike(page, 'Rose Éxantus')).toBeVisible();
  await expect(page.getByText(words.customers.same_phone)).toBeVisible();
  await expectAccessible(page);
  await openTab(page, words.customers.tab_documents);
  await page.locator('#licenseNumber').fill('OTHER-1');
  await page.getByRole('button', { name: words.customers.add }).click();
  await expect(page.getByText(words.errors.possible_duplicate)).toBeVisible();
  expect(await countIn(company.slug, 'customers', "full_name = 'Rose Andrée'")).toBe(0);
  await page.getByRole('button', { name: words.customers.save_anyway }).click();
  await expect(page).toHaveURL(RECORD);
  expect(await countIn(company.slug, 'customers', "full_name = 'Rose Andrée'")).toBe(1);

  await page.goto(at(company.slug, '/rentals/new'));
  await page.locator('#vehicleId').fill(company.vehicle.plate);
  await page.getByRole('option', { name: new RegExp(company.vehicle.plate) }).click();
  await page.getByRole('button', { name: words.rentals.new_customer }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('#licenseNumber').fill('lx99');
  await dialog.getByRole('button', { name: words.customers.use_this }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#customerId')).toHaveValue('Rose Éxantus');
});

test('a manager blacklists and clears, and everybody reads who did it and why', async ({ page, browser }) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'manager');
  await addCustomer(page, company, { name: 'Fritz Alexandre', license: 'F-1' });
  await expect(page).toHaveURL(RECORD);
  const record = page.url();
  await page.getByRole('button', { name: words.customers.blacklist, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Left the car in Jacmel');
  await dialog
    .getByRole('button', { name: words.customers.blacklist_named.replace('{name}', 'Fritz Alexandre') })
    .click();
  await expect(page.getByRole('alert').getByText(/Left the car in Jacmel/)).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const agent = await anotherPerson(browser, 'en');
  await signIn(agent, company.slug, 'agent');
  await agent.goto(record);
  await expect(agent.getByRole('alert').getByText(/Left the car in Jacmel/)).toBeVisible();
  await expect(agent.getByRole('button', { name: words.customers.clear })).toHaveCount(0);
  await agent.context().close();

  await page.getByRole('button', { name: words.customers.clear }).click();
  await dialog.getByRole('textbox').fill('Paid the tow');
  await dialog.getByRole('button', { name: words.customers.clear }).click();
  await expect(dialog).toHaveCount(0);
  await section(page, words.customers.section_history).click();
  const entries = page.getByRole('main').locator('ol > li');
  await expect(entries.first()).toContainText('Paid the tow');
  await expect(entries.nth(1)).toContainText('Left the car in Jacmel');
  await expectAccessible(page);
});

test('a manager merges two records of one person: what differs is chosen, and the old address leads on', async ({
  page,
}) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'manager');
  await addCustomer(page, company, { name: 'Rose Éxantus', license: 'LX-99' });
  await expect(page).toHaveURL(RECORD);
  const kept = page.url();
  await addCustomer(page, company, { name: 'Rose Andrée Exantus', phone: '3700-1234', license: 'lx 99' });
  await page.getByRole('button', { name: words.customers.save_anyway }).click();
  await expect(page).toHaveURL(RECORD);
  const merged = page.url();
  await page.goto(at(company.slug, '/customers/duplicates'));
  await expect(page.getByText(words.customers.same_license)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: words.customers.compare }).click();
  await expect(page.getByRole('radio', { name: /3700-1234/ })).toBeChecked();
  await page.getByRole('radio', { name: /Rose Andrée Exantus$/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.customers.merge_records }).click();
  await expect(page).toHaveURL(kept);
  await expect(page.getByRole('heading', { level: 1, name: 'Rose Andrée Exantus' })).toBeVisible();
  await expect(page.getByText('+509 3700-1234').first()).toBeVisible();
  await page.goto(merged);
  await page.getByRole('link', { name: words.customers.open_named.replace('{name}', 'Rose Andrée Exantus') }).click();
  await expect(page).toHaveURL(kept);
  expect(await countIn(company.slug, 'customers', "archived_at is null and full_name like 'Rose%'")).toBe(1);
});

import { expect, type Page } from '@playwright/test';
import { makeCustomer } from '@/tests/support/factories';
import { chooseMore } from './parts/choose-more';
import { countIn } from './parts/company';
import { handOverFiles } from './parts/hand-over-file';
import { test } from './parts/journey';
import { photoFile } from './parts/photo-file';
import { say, WORDS } from './parts/words';

const words = WORDS.en;
const RECORD = /\/customers\/[0-9a-f-]{36}/;

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
/** A page that has just loaded may not react yet. */
async function openTab(page: Page, name: string) {
  await expect(async () => {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
  }).toPass();
}
const section = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
const slot = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const lookAlike = (page: Page, name: string) => page.getByRole('status').getByRole('link', { name });

test('a clerk adds a customer with photos of the documents, and is taken to what is missing on another tab', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  await signIn('agent');
  await page.goto('/customers/new');
  await page.locator('#fullName').fill('Rose-Andrée Éxantus');
  await page.getByRole('button', { name: words.customers.add }).click();
  await expect(tab(page, words.customers.tab_documents)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#licenseNumber')).toBeFocused();

  // The other tabs show the mark too, with words for those who can't see it.
  await openTab(page, words.customers.tab_emergency);
  const marked = `${words.customers.tab_documents} ${say('common.check_fields', { count: 1 })}`;
  await expect(tab(page, words.customers.tab_documents)).toHaveAccessibleName(marked);
  await openTab(page, words.customers.tab_documents);
  await page.locator('#licenseNumber').fill('LX-99 A');
  await expect(tab(page, words.customers.tab_documents)).toHaveAccessibleName(words.customers.tab_documents);
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
  await section(page, words.customers.section_overview).click();
  await expect(page.getByText('+509 3700-1234')).toBeVisible();
});

test('a failed photo never loses the customer: the record says so, and retries', {
  tag: '@phone',
}, async ({ page, company, signIn }) => {
  await signIn('agent');
  await page.goto('/customers/new');
  await page.locator('#fullName').fill('Wilner Jean');
  await openTab(page, words.customers.tab_documents);
  await page.locator('#licenseNumber').fill('W-1');
  const front = slot(page, words.files.slot_license_front);
  await front.locator('[data-file-input]').setInputFiles([await photoFile('licence.jpg')]);
  await page.route('**/api/files?*', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'server_error' } } }),
  );
  await page.getByRole('button', { name: words.customers.add }).click();
  await expect(page).toHaveURL(/\?tab=documents$/);
  await expect(front.getByText(words.errors.server_error).first()).toBeVisible();
  await page.unroute('**/api/files?*');
  await front.getByRole('button', { name: say('files.retry_named', { name: 'licence.jpg' }) }).click();
  await expect(front.locator('img[src*="/api/files/"]')).toBeVisible();
  expect(await countIn(company, 'customers', "full_name = 'Wilner Jean'")).toBe(1);
});

test('a clerk sees similar customers, may save anyway, and in the wizard uses the existing one', async ({
  page,
  company,
  signIn,
}) => {
  await signIn('agent');
  await makeCustomer(company, { fullName: 'Rose Éxantus', phone: '+50937001234', licenseNumber: 'LX-99' });
  await page.goto('/customers/new');
  await page.locator('#fullName').fill('Rose Andrée');
  await page.locator('#phone').fill('+509 37 00 12 34');
  await expect(lookAlike(page, 'Rose Éxantus')).toBeVisible();
  await expect(page.getByText(words.customers.same_phone)).toBeVisible();
  await openTab(page, words.customers.tab_documents);
  await page.locator('#licenseNumber').fill('OTHER-1');
  await page.getByRole('button', { name: words.customers.add }).click();
  await expect(page.getByText(words.errors.possible_duplicate)).toBeVisible();
  expect(await countIn(company, 'customers', "full_name = 'Rose Andrée'")).toBe(0);
  await page.getByRole('button', { name: words.customers.save_anyway }).click();
  await expect(page).toHaveURL(RECORD);
  expect(await countIn(company, 'customers', "full_name = 'Rose Andrée'")).toBe(1);

  await page.goto('/rentals/new');
  await page.getByRole('button', { name: words.rentals.new_customer }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('#licenseNumber').fill('lx99');
  await dialog.getByRole('button', { name: words.customers.use_this }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#customerId')).toHaveValue('Rose Éxantus');
});

test('a manager blacklists and clears, and everybody reads who did it and why', async ({
  page,
  company,
  signIn,
  colleague,
}) => {
  await signIn('manager');
  const { id, name } = company.customer;
  await page.goto(`/customers/${id}`);
  await chooseMore(page, words.customers.blacklist);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Left the car in Jacmel');
  await dialog.getByRole('button', { name: say('customers.blacklist_named', { name }) }).click();
  await expect(page.getByRole('alert').getByText(/Left the car in Jacmel/)).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const agent = await colleague('agent');
  await agent.goto(`/customers/${id}`);
  await expect(agent.getByRole('alert').getByText(/Left the car in Jacmel/)).toBeVisible();
  await expect(agent.getByRole('button', { name: words.common.more_acts })).toHaveCount(0);

  await chooseMore(page, words.customers.clear);
  await dialog.getByRole('textbox').fill('Paid the tow');
  await dialog.getByRole('button', { name: words.customers.clear }).click();
  await expect(dialog).toHaveCount(0);
  await section(page, words.customers.section_history).click();
  const entries = page.getByRole('main').locator('ol > li');
  await expect(entries.first()).toContainText('Paid the tow');
  await expect(entries.nth(1)).toContainText('Left the car in Jacmel');
});

test('a manager merges two records of one person: what differs is chosen, and the old address leads on', async ({
  page,
  company,
  signIn,
}) => {
  await signIn('manager');
  const kept = await makeCustomer(company, { fullName: 'Rose Éxantus', phone: null, licenseNumber: 'LX-99' });
  const merged = await makeCustomer(company, {
    ...{ fullName: 'Rose Andrée Exantus', phone: '+50937001234', licenseNumber: 'lx 99' },
  });
  await page.goto('/customers/duplicates');
  await expect(page.getByText(words.customers.same_license)).toBeVisible();
  await page.getByRole('link', { name: words.customers.compare }).click();
  await expect(page.getByRole('radio', { name: /3700-1234/ })).toBeChecked();
  await page.getByRole('radio', { name: /Rose Andrée Exantus$/ }).check();
  await page.getByRole('button', { name: words.customers.merge_records }).click();
  await expect(page).toHaveURL(`/customers/${kept}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Rose Andrée Exantus' })).toBeVisible();
  await expect(page.getByText('+509 3700-1234').first()).toBeVisible();
  await page.goto(`/customers/${merged}`);
  await page.getByRole('link', { name: say('customers.open_named', { name: 'Rose Andrée Exantus' }) }).click();
  await expect(page).toHaveURL(`/customers/${kept}`);
  expect(await countIn(company, 'customers', "archived_at is null and full_name like 'Rose%'")).toBe(1);
});

test('a statement is of both days, also where the second is chosen before the first has come', async ({
  page,
  company,
  signIn,
}) => {
  await signIn('agent');
  await page.goto(`/customers/${company.customer.id}?tab=statement`);
  const [from, to] = [
    page.getByLabel(words.customers.statement_from, { exact: true }),
    page.getByLabel(words.customers.statement_to, { exact: true }),
  ];
  const held: (() => void)[] = [];
  await page.route(/_rsc=/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await from.fill('2026-02-01');
  await from.blur();
  await expect.poll(() => held.length).toBe(1);
  await to.fill('2026-03-31');
  await to.blur();
  await expect.poll(() => held.length).toBe(2);
  for (const go of held) go();
  await expect(page).toHaveURL(/from=2026-02-01&to=2026-03-31/);
});

import { expect } from '@playwright/test';
import { makeVehicle } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { expectNoFindings } from './parts/accessible';
import { fillLists } from './parts/fill-lists';
import { holdScripts } from './parts/hold-scripts';
import { test } from './parts/journey';
import { say, WORDS } from './parts/words';

const words = WORDS.en;

test('a customer and a vehicle are found in another spelling, and a search without results can be cleared', {
  tag: '@phone',
}, async ({ page, company, signIn }) => {
  await signIn('agent');
  const { plate } = company.vehicle;
  await page.goto(`/vehicles?q=${encodeURIComponent(`${plate.slice(0, 4)} ${plate.slice(4)} patrol`.toLowerCase())}`);
  await expect(page.getByText(plate).filter({ visible: true })).toHaveCount(1);
  const row = page.getByRole('link', { name: new RegExp(company.customer.name) });
  await page.goto('/customers?q=celestin-dieudonne');
  await expect(row.filter({ visible: true })).toHaveCount(1);
  await page.getByRole('searchbox').fill('nobodyatall');
  await expect(page.getByText(words.customers.none_match)).toBeVisible();
  await page.getByRole('link', { name: words.action.clear_filters }).click();
  await expect(row.filter({ visible: true })).toHaveCount(1);
});

test('a filter chosen before the scripts run filters the list once they do', async ({ page, company, signIn }) => {
  await makeVehicle(company, { make: 'Suzuki', model: 'Jimny', fuelType: 'electric' });
  await signIn('agent');
  const letGo = await holdScripts(page);
  await page.goto('/vehicles', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: words.vehicles.fuel_type }).selectOption('electric');
  await page.getByRole('searchbox').fill('jimny');
  letGo();
  await expect(page).toHaveURL(/q=jimny&fuel=electric/);
  await expect(page.getByRole('link', { name: /Nissan|Suzuki/ }).filter({ visible: true })).toHaveCount(1);
});

test('several are deleted at once, and the one that is out is listed with the reason', {
  tag: '@both',
}, async ({ page, company, signIn }) => {
  const out = await makeVehicle(company, { make: 'Suzuki', model: 'Jimny', plate: 'X-OUT', plateKey: 'XOUT' });
  await makeActiveRental(company, { vehicleId: out });
  await signIn('manager');
  await page.goto('/vehicles');
  const boxes = page.getByRole('checkbox', { name: /Nissan|Suzuki/ }).filter({ visible: true });
  await expect(boxes).toHaveCount(2);
  await boxes.nth(0).focus();
  await page.keyboard.press('Space');
  await boxes.nth(1).check();
  const deleteBoth = say('lists.delete_vehicles', { count: 2 });
  await page.getByRole('button', { name: deleteBoth }).click();
  await page.getByRole('dialog').getByRole('button', { name: deleteBoth }).click();
  const refusal = say('lists.refused', { name: 'Suzuki Jimny, X-OUT', reason: words.errors.vehicle_out });
  await expect(page.getByText(refusal)).toBeVisible();
  await expect(page.getByText('Nissan Patrol').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Suzuki Jimny/ }).filter({ visible: true })).toHaveCount(1);
});

test('the chosen columns are there after a reload, already in the first response', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto('/vehicles');
  await page.getByRole('button', { name: words.lists.columns }).click();
  await page.getByRole('checkbox', { name: words.vehicles.transmission }).check();
  await page.getByRole('checkbox', { name: words.vehicles.fuel_type }).uncheck();
  const head = page.getByRole('columnheader', { name: words.vehicles.transmission });
  await expect(head).toBeVisible();
  await page.reload();
  await expect(head).toBeVisible();
  await expect(page.getByRole('columnheader', { name: words.vehicles.fuel_type })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: words.vehicles.name })).toBeVisible();
});

test('the length of a page is chosen at its foot, and stays on the next page', {
  tag: '@both',
}, async ({ page, company, signIn }) => {
  await fillLists(company);
  await signIn('agent');
  await page.goto('/rentals?sort=due');
  const sizes = page.getByRole('navigation', { name: words.common.rows_per_page });
  const choice = (size: number) => sizes.getByRole('link', { name: String(size), exact: true });
  await expect(choice(25)).toHaveAttribute('aria-current', 'true');
  await choice(10).click();
  await expect(page).toHaveURL(/[?]sort=due&size=10$/);
  await expect(page.locator('main tbody tr')).toHaveCount(10);
  await expectNoFindings(page, 'main');
  await page.getByRole('link', { name: words.common.next_page }).click();
  await expect(page).toHaveURL(/sort=due&size=10&cursor=/);
  await expect(choice(10)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('main tbody tr')).toHaveCount(10);
});

test('a list is printed whole, with what was chosen in words, and without the frame', async ({
  page,
  company,
  signIn,
}) => {
  await signIn('agent');
  await page.goto('/vehicles?fuel=diesel&q=patrol');
  await page.getByRole('link', { name: words.action.print }).click();
  const choice = (label: string, value: string) => say('lists.choice', { label, value });
  const chosen = [choice(words.common.search, 'patrol'), choice(words.vehicles.fuel_type, words.vehicles.diesel)];
  await expect(page.getByText(chosen.join(' · '))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(company.name).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('cell', { name: company.vehicle.plate })).toBeVisible();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.action.print })).toBeHidden();
});

test('a phone’s filters are in a dialog, which filters the list behind it and gives the focus back', {
  tag: '@phone',
}, async ({ page, company, signIn }) => {
  await makeVehicle(company, { make: 'Suzuki', model: 'Jimny', fuelType: 'electric' });
  await signIn('agent');
  await page.goto('/vehicles');
  const filters = page.getByRole('button', { name: words.action.filters });
  await filters.click();
  const sheet = page.getByRole('dialog', { name: words.action.filters });
  await sheet.getByRole('combobox', { name: words.vehicles.fuel_type }).selectOption('electric');
  await expect(page).toHaveURL(/fuel=electric/);
  await expectNoFindings(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(filters).toBeFocused();
  await expect(filters).toHaveText(/1$/);
  await expect(page.getByRole('link', { name: /Nissan|Suzuki/ }).filter({ visible: true })).toHaveCount(1);
});

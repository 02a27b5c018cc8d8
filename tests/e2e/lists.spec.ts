import { expect, test } from '@playwright/test';
import { expectAccessible } from './parts/accessible';
import { makeCompany } from './parts/company';
import { at, setLanguage, signIn } from './parts/sign-in';
import { makeVehicleOut } from './parts/vehicle-out';
import { WORDS } from './parts/words';

const words = WORDS.en;

test.beforeEach(async ({ page }) => setLanguage(page, 'en'));

test('a customer and a vehicle are found in any spelling, and what finds nothing lets go of itself', async ({
  page,
}) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'agent');
  const [first = '', last = ''] = company.customer.name.split(' ');
  const row = page.getByRole('link', { name: new RegExp(company.customer.name) });
  for (const q of ['celestin-dieudonne', `${last.toUpperCase()} ${first}`, 'Célestin  dieud', 'celestindieudonne']) {
    await page.goto(at(company.slug, `/customers?q=${encodeURIComponent(q)}`));
    await expect(row.filter({ visible: true })).toHaveCount(1);
  }
  const plate = company.vehicle.plate;
  for (const q of [`${plate.slice(0, 3)}-${plate.slice(3)}`, `${plate.slice(0, 4)} ${plate.slice(4)} patrol`]) {
    await page.goto(at(company.slug, `/vehicles?q=${encodeURIComponent(q.toLowerCase())}`));
    await expect(page.getByText(plate).filter({ visible: true })).toHaveCount(1);
  }
  await page.goto(at(company.slug, '/customers?q=nobodyatall'));
  await expect(page.getByText(words.customers.none_match)).toBeVisible();
  await page.getByRole('link', { name: words.action.clear_filters }).click();
  await expect(row.filter({ visible: true })).toHaveCount(1);
});

test('many are deleted at once, and the one that is out is named with its reason', async ({ page }) => {
  const company = await makeCompany();
  const out = await makeVehicleOut(company.slug);
  await signIn(page, company.slug, 'manager');
  await page.goto(at(company.slug, '/vehicles'));
  const boxes = page.getByRole('checkbox', { name: /Nissan|Suzuki/ }).filter({ visible: true });
  await expect(boxes).toHaveCount(2);
  await boxes.nth(0).focus();
  await page.keyboard.press('Space');
  await boxes.nth(1).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete 2 vehicles' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 2 vehicles' }).click();
  await expect(page.getByText(`Suzuki Jimny, ${out}: ${words.errors.vehicle_out}`)).toBeVisible();
  await expect(page.getByText('Nissan Patrol').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(out, { exact: true }).filter({ visible: true })).toHaveCount(1);
});

test('the columns that somebody chose are there after a reload, from the first answer on', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone shows cards');
  const company = await makeCompany();
  await signIn(page, company.slug, 'manager');
  await page.goto(at(company.slug, '/vehicles'));
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

test('a list is printed whole, with what was chosen in words, and without the frame', async ({ page }) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'agent');
  await page.goto(at(company.slug, '/vehicles?fuel=diesel&q=patrol'));
  await page.getByRole('link', { name: words.action.print }).click();
  await expect(page.getByText(`${words.common.search}: patrol · ${words.vehicles.fuel_type}: Diesel`)).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(company.name).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('cell', { name: company.vehicle.plate })).toBeVisible();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.action.print })).toBeHidden();
});

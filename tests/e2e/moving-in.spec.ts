import path from 'node:path';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './parts/accessible';
import { makeCompany } from './parts/company';
import { galleryOf, isStored } from './parts/gallery';
import { photoFile } from './parts/photo-file';
import { at, setLanguage, signIn } from './parts/sign-in';
import { reachReview, shownButton } from './parts/wizard';
import { WORDS } from './parts/words';

const words = WORDS.en;
const ROWS = 500;
const PLATE = 'MV-10042';
const PATIENCE = { timeout: 90_000 };

function fleet(): Buffer {
  const header = ['make', 'model', 'year', 'plate', 'seats', 'fuel_type', 'transmission', 'daily_rate', 'mileage'];
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const plate = `MV-${10_000 + index}`;
    return ['Hyundai', 'Creta', '2022', plate, '5', 'gasoline', 'automatic', '70.00', '30000'];
  });
  return Buffer.from([header, ...rows].map((cells) => cells.join(',')).join('\n'));
}

test('a company moves in: 500 vehicles out of a file, one photographed, a licence scanned, and the car rented', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await setLanguage(page, 'en');
  const company = await makeCompany();
  await signIn(page, company.slug, 'manager');

  await page.goto(at(company.slug, '/imports/vehicles'));
  const file = { name: 'fleet.csv', mimeType: 'text/csv', buffer: fleet() };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('heading', { name: words.imports.columns_title })).toBeVisible();
  await page.getByRole('button', { name: words.imports.check }).click();
  await expect(page.getByText(words.imports.all_good)).toBeVisible(PATIENCE);
  await page.getByRole('button', { name: /500/ }).click();
  await expect(page.getByText(words.imports.done)).toBeVisible(PATIENCE);

  await page.goto(at(company.slug, '/vehicles?q=mv%2010042'));
  await page
    .getByRole('link', { name: /Hyundai Creta/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByText(PLATE).first()).toBeVisible();
  const { chooser, photos } = galleryOf(page);
  await expect(chooser).toBeAttached();
  const stored = page.waitForResponse(isStored, PATIENCE);
  await chooser.setInputFiles([await photoFile('creta.jpg')]);
  await stored;
  await expect(photos).toHaveCount(1);

  await page.goto(at(company.slug, '/customers/new'));
  await page.getByRole('button', { name: words.scan.button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const licence = path.join(import.meta.dirname, '../fixtures/scan/licence.jpg');
  await dialog.locator('input[data-scan-file]').setInputFiles(licence);
  await expect(dialog.getByRole('heading', { name: words.scan.found_license })).toBeVisible(PATIENCE);
  await dialog.getByRole('button', { name: words.scan.fill_in }).click();
  const name = await page.locator('#fullName').inputValue();
  expect(name).not.toBe('');
  await page.getByRole('button', { name: words.customers.add }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAccessible(page);

  await reachReview(page, words, { ...company, vehicle: { plate: PLATE }, customer: { name } });
  await shownButton(page, words.rentals.activate).click();
  await expect(page.getByRole('heading', { level: 1, name: /R-20\d\d-\d{5}/ })).toBeVisible();
  await expectAccessible(page);
});

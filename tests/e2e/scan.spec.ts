import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { formatDate } from '@/lib/dates';
import { expectAccessible } from './parts/accessible';
import { isStored } from './parts/gallery';
import { test } from './parts/journey';
import { say, WORDS } from './parts/words';

const words = WORDS.en;
// The first scan downloads and starts two readers, while other journeys run on the same machine.
const PATIENCE = { timeout: 90_000 };
const FIXTURES = path.join(import.meta.dirname, '../fixtures/scan');

function photoOf(name: string): string {
  return path.join(FIXTURES, `${name}.jpg`);
}

interface Specimen {
  name: string;
  found: Record<string, string> | null;
}

/** What the customer's form must contain after the specimen was scanned. */
function foundOn(name: string): Record<string, string> {
  const specimens: Specimen[] = JSON.parse(readFileSync(path.join(FIXTURES, 'specimens.json'), 'utf8'));
  return specimens.find((specimen) => specimen.name === name)?.found ?? {};
}

/** A form shows a country by its name. */
function countryName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
}

function shown(field: string, value: string): string {
  if (/country$/i.test(field)) return countryName(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value, 'en', 'UTC') : value;
}

async function openScan(page: Page) {
  await page.getByRole('button', { name: words.scan.button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  return { dialog, scan: (name: string) => dialog.locator('input[data-scan-file]').setInputFiles(photoOf(name)) };
}

test('a photo of each kind of paper fills the customer’s form once the clerk confirms; none leaves the device', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('manager');
  await page.goto('/customers/new');
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const isOwn = new URL(request.url()).hostname.endsWith('localhost') || /^(?:blob|data):/.test(request.url());
    if (!isOwn || (request.postDataBuffer()?.length ?? 0) > 20_000) elsewhere.push(request.url());
  });
  for (const [name, title] of [
    ['passport', words.scan.found_passport],
    ['id-card', words.scan.found_national],
    ['id-td2', words.scan.found_national],
    ['licence', words.scan.found_license],
  ] as const) {
    const before = await page.locator('#fullName').inputValue();
    const { dialog, scan } = await openScan(page);
    await scan(name);
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible(PATIENCE);
    await expect(page.locator('#fullName')).toHaveValue(before);
    await dialog.getByRole('button', { name: words.scan.fill_in }).click();
    for (const [field, value] of Object.entries(foundOn(name)))
      await expect(page.locator(`#${field}`)).toHaveValue(shown(field, value));
  }
  expect(elsewhere).toEqual([]);
});

test('nothing found, no image, another photo: typing still works, and only confirmed values are used', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  test.slow();
  await signIn('manager');
  await page.goto('/customers/new');
  await page.locator('#fullName').fill('Jean-Robert Cadet-Lafleur');
  await page.locator('#phone').fill('+509 3712 0000');
  const { dialog, scan } = await openScan(page);
  await scan('nothing');
  await expect(dialog.getByText(words.scan.missed_nothing)).toBeVisible(PATIENCE);
  const broken = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo at all') };
  await dialog.locator('input[data-scan-file]').setInputFiles(broken);
  await expect(dialog.getByText(words.scan.missed_unreadable)).toBeVisible();
  await scan('id-card');
  await expect(dialog.getByRole('heading', { name: words.scan.found_national })).toBeVisible(PATIENCE);
  await dialog.getByRole('button', { name: words.scan.other_photo }).click();
  await expect(dialog.getByText(words.scan.intro)).toBeVisible();
  await scan('passport');
  await expect(dialog.getByText(say('scan.now', { value: 'Jean-Robert Cadet-Lafleur' }))).toBeVisible(PATIENCE);
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: say('scan.take', { field: words.scan.field_full_name }) }).uncheck();
  await dialog.getByLabel(words.scan.field_id_number, { exact: true }).fill('SP4839208');
  await dialog.getByRole('button', { name: words.scan.fill_in }).click();
  await expect(page.locator('#fullName')).toHaveValue('Jean-Robert Cadet-Lafleur');
  await expect(page.locator('#idNumber')).toHaveValue('SP4839208');
  await expect(page.locator('#phone')).toHaveValue('+509 3712 0000');
  await openScan(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('#fullName')).toHaveValue('Jean-Robert Cadet-Lafleur');
});

test('a license scanned in the wizard, once its readers can be downloaded, is kept with the new customer or driver', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  test.slow();
  await signIn('agent');
  await page.goto('/rentals/new');
  for (const [open, add] of [
    [words.rentals.new_customer, words.customers.add],
    [words.drivers.new, words.drivers.add],
  ] as const) {
    if (open === words.drivers.new) await page.getByRole('button', { name: words.rentals.add_driver }).click();
    await page.getByRole('button', { name: open, exact: true }).click();
    const isFirst = open === words.rentals.new_customer;
    if (isFirst) await page.route('**/scan/**', (route) => route.abort());
    await page.getByRole('dialog').getByRole('button', { name: words.scan.button, exact: true }).click();
    const photo = page.locator('input[data-scan-file]');
    await photo.setInputFiles(photoOf('licence'));
    if (isFirst) {
      await expect(page.getByText(words.scan.missed_failed)).toBeVisible(PATIENCE);
      await page.unroute('**/scan/**');
      await photo.setInputFiles(photoOf('licence'));
    }
    await expect(page.getByRole('heading', { name: words.scan.found_license })).toBeVisible(PATIENCE);
    await expect(page.getByRole('checkbox', { name: words.scan.keep_photo })).toBeChecked();
    await page.getByRole('button', { name: words.scan.fill_in }).click();
    const form = page.getByRole('dialog');
    await expect(form.locator('#licenseNumber')).not.toHaveValue('');
    const stored = page.waitForResponse(isStored, PATIENCE);
    await form.getByRole('button', { name: add, exact: true }).click();
    expect((await (await stored).json()).slot).toMatch(/^license_(?:front|back)$/);
    await expect(form).toHaveCount(0);
  }
});

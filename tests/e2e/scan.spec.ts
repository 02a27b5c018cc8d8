import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './parts/accessible';
import { makeCompany } from './parts/company';
import { at, setLanguage, signIn } from './parts/sign-in';
import { WORDS } from './parts/words';

const words = WORDS.en;
// The first scan fetches and starts two readers, on a machine that runs other journeys beside this one.
const PATIENCE = { timeout: 90_000 };

test.beforeEach(async ({ page }) => {
  await setLanguage(page, 'en');
  const company = await makeCompany();
  await signIn(page, company.slug, 'manager');
  await page.goto(at(company.slug, '/customers/new'));
});

function photoOf(name: string): string {
  return path.join(import.meta.dirname, `../fixtures/scan/${name}.jpg`);
}

interface Specimen {
  name: string;
  found: Record<string, string> | null;
}

/** What the customer's form must hold after the specimen was scanned. */
function foundOn(name: string): Record<string, string> {
  const file = path.join(import.meta.dirname, '../fixtures/scan/specimens.json');
  const specimens: Specimen[] = JSON.parse(readFileSync(file, 'utf8'));
  return specimens.find((specimen) => specimen.name === name)?.found ?? {};
}

async function scan(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByRole('button', { name: words.scan.button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[data-scan-file]').setInputFiles(file);
  return dialog;
}

for (const [name, title] of [
  ['passport', words.scan.found_passport],
  ['id-card', words.scan.found_national],
  ['id-td2', words.scan.found_national],
  ['licence', words.scan.found_license],
] as const) {
  test(`a photo of the specimen "${name}" fills the customer's form once the clerk confirms`, async ({ page }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const isOwn = new URL(request.url()).hostname.endsWith('localhost') || /^(?:blob|data):/.test(request.url());
      if (!isOwn || (request.postDataBuffer()?.length ?? 0) > 20_000) elsewhere.push(request.url());
    });
    const dialog = await scan(page, photoOf(name));
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible(PATIENCE);
    await expectAccessible(page);
    await expect(page.locator('#fullName')).toHaveValue('');
    await dialog.getByRole('button', { name: words.scan.fill_in }).click();
    for (const [field, value] of Object.entries(foundOn(name)))
      await expect(page.locator(`#${field}`)).toHaveValue(value);
    expect(elsewhere).toEqual([]);
  });
}

test('the clerk corrects one value, leaves another out, and nothing else is touched', async ({ page }) => {
  await page.locator('#fullName').fill('Jean-Robert Cadet-Lafleur');
  await page.locator('#phone').fill('+509 3712 0000');
  const dialog = await scan(page, photoOf('passport'));
  await expect(dialog.getByText(words.scan.now.replace('{value}', 'Jean-Robert Cadet-Lafleur'))).toBeVisible(PATIENCE);
  await dialog
    .getByRole('checkbox', { name: words.scan.take.replace('{field}', words.scan.field_full_name) })
    .uncheck();
  await dialog.getByLabel(words.scan.field_id_number, { exact: true }).fill('SP4839208');
  await dialog.getByRole('button', { name: words.scan.fill_in }).click();
  await expect(page.locator('#fullName')).toHaveValue('Jean-Robert Cadet-Lafleur');
  await expect(page.locator('#idNumber')).toHaveValue('SP4839208');
  await expect(page.locator('#phone')).toHaveValue('+509 3712 0000');
});

test('where nothing is found it says so, tries again, and typing goes on', async ({ page }) => {
  await page.locator('#fullName').fill('Marie Typed');
  const dialog = await scan(page, photoOf('nothing'));
  await expect(dialog.getByText(words.scan.missed_nothing)).toBeVisible(PATIENCE);
  await expectAccessible(page);
  const broken = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') };
  await dialog.locator('input[data-scan-file]').setInputFiles(broken);
  await expect(dialog.getByText(words.scan.missed_unreadable)).toBeVisible();
  await dialog.locator('input[data-scan-file]').setInputFiles(photoOf('id-card'));
  await expect(dialog.getByRole('heading', { name: words.scan.found_national })).toBeVisible(PATIENCE);
  await dialog.getByRole('button', { name: words.scan.other_photo }).click();
  await expect(dialog.getByText(words.scan.intro)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('#fullName')).toHaveValue('Marie Typed');
});

test('without a connection to fetch the readers it says so, and the next photo tries anew', async ({ page }) => {
  await page.route('**/scan/**', (route) => route.abort());
  const dialog = await scan(page, photoOf('passport'));
  await expect(dialog.getByText(words.scan.missed_failed)).toBeVisible(PATIENCE);
  await page.unroute('**/scan/**');
  await dialog.locator('input[data-scan-file]').setInputFiles(photoOf('passport'));
  await expect(dialog.getByRole('heading', { name: words.scan.found_passport })).toBeVisible(PATIENCE);
});

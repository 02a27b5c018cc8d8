import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { makeCompany } from './parts/company';
import { isStored } from './parts/gallery';
import { setLanguage, signIn } from './parts/sign-in';
import { pickParties } from './parts/wizard';
import { WORDS } from './parts/words';

const words = WORDS.en;
// The first scan fetches and starts two readers, on a machine that runs other journeys beside this one.
const PATIENCE = { timeout: 90_000 };

for (const [who, open, add] of [
  ['customer', words.rentals.new_customer, words.customers.add],
  ['driver', words.drivers.new, words.drivers.add],
] as const) {
  test(`a licence scanned in the wizard is kept with the new ${who}`, async ({ page }) => {
    const company = await makeCompany();
    await setLanguage(page, 'en');
    await signIn(page, company.slug, 'agent');
    await pickParties(page, words, company);
    await page.getByRole('button', { name: open, exact: true }).click();
    await scanLicence(page);
    const form = page.getByRole('dialog');
    await expect(form.locator('#licenseNumber')).not.toHaveValue('');
    const stored = page.waitForResponse(isStored, PATIENCE);
    await form.getByRole('button', { name: add, exact: true }).click();
    expect((await (await stored).json()).slot).toMatch(/^license_(?:front|back)$/);
    await expect(form).toHaveCount(0);
  });
}

async function scanLicence(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: words.scan.button, exact: true }).click();
  const licence = path.join(import.meta.dirname, '../fixtures/scan/licence.jpg');
  await page.locator('input[data-scan-file]').setInputFiles(licence);
  await expect(page.getByRole('heading', { name: words.scan.found_license })).toBeVisible(PATIENCE);
  await expect(page.getByRole('checkbox', { name: words.scan.keep_photo })).toBeChecked();
  await page.getByRole('button', { name: words.scan.fill_in }).click();
}

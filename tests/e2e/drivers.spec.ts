import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './parts/accessible';
import { type Company, makeCompany } from './parts/company';
import { drawSignature } from './parts/draw-signature';
import { at, setLanguage, signIn } from './parts/sign-in';
import { fillSteps, pickParties, shownButton } from './parts/wizard';
import { WORDS } from './parts/words';

const words = WORDS.en;

for (const locale of ['en', 'fr', 'ht'] as const) {
  test(`what a driver lacks is named, in ${locale}`, async ({ page }) => {
    const said = WORDS[locale];
    await setLanguage(page, locale);
    await signIn(page, 'lakay', 'agent');
    await page.goto(at('lakay', '/drivers/new'));
    await page.getByRole('button', { name: said.drivers.add }).click();
    const labels = [said.drivers.full_name, said.drivers.license_number];
    const alert = page.getByRole('alert').filter({ hasText: said.errors.missing_required.replace('{fields}', '') });
    await expect(alert).toContainText(said.errors.missing_required.replace('{fields}', labels.join(', ')));
    for (const field of ['#fullName', '#licenseNumber'])
      await expect(page.locator(field)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await page.locator('#fullName').fill('Jean-Wilner Éxantus');
    await expect(alert).toContainText(said.errors.missing_required.replace('{fields}', said.drivers.license_number));
    const answer = await page.evaluate(async () => {
      const sent = await fetch('/api/drivers', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        body: '{}',
      });
      return { status: sent.status, body: await sent.json() };
    });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        error: { code: 'missing_required', fields: { fullName: 'required', licenseNumber: 'required' } },
        message: said.errors.missing_required.replace('{fields}', labels.join(', ')),
      },
    });
  });
}

test('a driver is kept with a picture from the device; one from a private address is refused', async ({ page }) => {
  const company = await makeCompany();
  await setLanguage(page, 'en');
  await signIn(page, company.slug, 'agent');
  const picture = { name: 'license.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
  await page.goto(at(company.slug, '/drivers/new'));
  await page.locator('#fullName').fill('Rose-Andrée Éxantus');
  await page.locator('#licenseNumber').fill('rx-2040');
  await page.getByRole('tab', { name: words.drivers.tab_documents }).click();
  const card = (name: string) => page.getByRole('listitem', { name, exact: true });
  await card(words.files.slot_license_front).locator('[data-file-input]').setInputFiles(picture);
  await expect(card(words.files.slot_license_front)).toContainText('license.jpg');
  const back = card(words.files.slot_license_back);
  await back.getByRole('button', { name: new RegExp(words.action.paste_url) }).click();
  await back.getByRole('textbox').fill('http://127.0.0.1:5432/license.png');
  await back.getByRole('button', { name: words.action.add, exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.drivers.add }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rose-Andrée Éxantus' })).toBeVisible();
  await expect(
    card(words.files.slot_license_front).getByRole('button', { name: new RegExp(`^${words.files.open}`) }),
  ).toBeVisible();
  await expect(card(words.files.slot_license_back)).toContainText(words.errors.url_refused);
  await expectAccessible(page);
});

test('two drivers on one rental: a licence that runs out is refused by name, and the list knows who has driven', async ({
  page,
}) => {
  const company = await makeCompany();
  await setLanguage(page, 'en');
  await signIn(page, company.slug, 'manager');
  await makeDriver(page, company, { name: 'Wilner Saint-Fleur', license: 'WS-1', expires: '2034-05-01' });
  await makeDriver(page, company, { name: 'Edner Fleurimond', license: 'EF-2', expires: '2024-05-01' });
  await pickParties(page, words, company);
  await pickDriver(page, 'saint fleur', /Wilner Saint-Fleur/);
  const price = page.getByRole('region', { name: words.rentals.price });
  await expect(price.getByText(words.pricing.kind_additional_driver)).toBeVisible();
  await pickDriver(page, 'fleurimond', /Edner Fleurimond/);
  const refusal = words.errors.driver_license_expired
    .replace('{name}', 'Edner Fleurimond')
    .replace('{date}', 'May 1, 2024');
  await expect(page.getByText(refusal)).toBeVisible();
  await page.getByRole('button', { name: words.drivers.new, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('#fullName').fill('Ketly Bastien');
  await dialog.locator('#kind').selectOption('chauffeur');
  await dialog.locator('#licenseNumber').fill('kb-3');
  await dialog.locator('#licenseExpiresOn').fill('2033-01-31');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.drivers.add }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Ketly Bastien')).toBeVisible();
  await fillSteps(page, words);
  await expect(shownButton(page, words.rentals.activate)).toBeDisabled();
  await page.getByRole('button', { name: refusal }).click();
  await page.getByRole('button', { name: words.drivers.remove_named.replace('{name}', 'Edner Fleurimond') }).click();
  await expectAccessible(page);
  for (const step of ['inspection', 'signatures', 'details', 'review'] as const) {
    await shownButton(page, words.action.next).click();
    await expect(page.locator('[aria-current=step]')).toContainText(words.rentals[`step_${step}`]);
    if (step !== 'signatures') continue;
    // With another driver it is another agreement.
    await drawSignature(page, words.rentals.customer_signature);
    await drawSignature(page, words.rentals.agent_signature);
  }
  await shownButton(page, words.rentals.activate).click();
  await expect(page.getByRole('heading', { level: 1, name: /R-20\d\d-\d{5}/ })).toBeVisible();
  for (const name of ['Wilner Saint-Fleur', 'Ketly Bastien'])
    await expect(page.getByRole('link', { name })).toBeVisible();

  await page.goto(at(company.slug, '/drivers'));
  const shown = (name: string) => page.getByRole('link', { name: new RegExp(name) }).filter({ visible: true });
  await expect(shown('Edner Fleurimond')).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^${words.drivers.filter_with_rentals}`) }).click();
  await expect(shown('Edner Fleurimond')).toHaveCount(0);
  await expect(shown('Ketly Bastien')).toBeVisible();
  await expectAccessible(page);
  await shown('Wilner Saint-Fleur').click();
  await page.getByRole('button', { name: words.drivers.archive }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Wilner Saint-Fleur/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(/R-20\d\d-\d{5}/);
});

async function makeDriver(page: Page, company: Company, driver: { name: string; license: string; expires: string }) {
  await page.goto(at(company.slug, '/drivers/new'));
  await page.locator('#fullName').fill(driver.name);
  await page.locator('#licenseNumber').fill(driver.license);
  await page.locator('#licenseExpiresOn').fill(driver.expires);
  await page.getByRole('button', { name: words.drivers.add }).click();
  await expect(page.getByRole('heading', { level: 1, name: driver.name })).toBeVisible();
}

async function pickDriver(page: Page, text: string, option: RegExp) {
  await page.locator('#driverIds').fill(text);
  await page.getByRole('option', { name: option }).click();
}

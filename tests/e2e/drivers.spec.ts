import { expect } from '@playwright/test';
import { makeDriver } from '@/tests/support/factories';
import { chooseMore } from './parts/choose-more';
import { drawSignature } from './parts/draw-signature';
import { test } from './parts/journey';
import { makeOpenDraft, shownButton, stepButton, waitForWizard } from './parts/wizard';
import { say, WORDS } from './parts/words';

const words = WORDS.en;

test('what a driver lacks is named, on the form and by the API', { tag: '@phone' }, async ({ page, signIn }) => {
  await signIn('agent');
  await page.goto('/drivers/new');
  await page.getByRole('button', { name: words.drivers.add }).click();
  const labels = [words.drivers.full_name, words.drivers.license_number];
  const alert = page.getByRole('alert').filter({ hasText: say('errors.missing_required', { fields: '' }) });
  await expect(alert).toContainText(say('errors.missing_required', { fields: labels.join(', ') }));
  for (const field of ['#fullName', '#licenseNumber'])
    await expect(page.locator(field)).toHaveAttribute('aria-invalid', 'true');
  await page.locator('#fullName').fill('Jean-Wilner Éxantus');
  await expect(alert).toContainText(say('errors.missing_required', { fields: words.drivers.license_number }));
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
      message: say('errors.missing_required', { fields: labels.join(', ') }),
    },
  });
});

test('a driver is saved with a photo from the device; one from a private address is refused', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  await signIn('agent');
  await page.goto('/drivers/new');
  const photo = { name: 'license.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
  await page.locator('#fullName').fill('Rose-Andrée Éxantus');
  await page.locator('#licenseNumber').fill('rx-2040');
  await page.getByRole('tab', { name: words.drivers.tab_documents }).click();
  const card = (name: string) => page.getByRole('listitem', { name, exact: true });
  const [front, back] = [card(words.files.slot_license_front), card(words.files.slot_license_back)];
  await front.locator('[data-file-input]').setInputFiles(photo);
  await expect(front).toContainText('license.jpg');
  await back.getByRole('button', { name: new RegExp(words.action.paste_url) }).click();
  await back.getByRole('textbox').fill('http://127.0.0.1:5432/license.png');
  await back.getByRole('button', { name: words.action.add, exact: true }).click();
  await page.getByRole('button', { name: words.drivers.add }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rose-Andrée Éxantus' })).toBeVisible();
  await expect(front.getByRole('button', { name: new RegExp(`^${words.files.open}`) })).toBeVisible();
  await expect(back).toContainText(words.errors.url_refused);
});

test('two drivers on one rental: an expiring license is refused by name, and the list knows who has driven', async ({
  page,
  company,
  signIn,
}) => {
  await signIn('manager');
  await makeDriver(company, { fullName: 'Wilner Saint-Fleur' });
  await makeDriver(company, { fullName: 'Edner Fleurimond', licenseExpiresOn: '2024-05-01' });
  const { path } = await makeOpenDraft(company, 'agreement', { customerSignature: '', agentSignature: '' });
  await page.goto(path);
  await waitForWizard(page, words);
  await page.getByRole('button', { name: words.rentals.add_driver }).click();
  const pick = async (text: string, option: RegExp) => {
    await page.locator('#driverIds').fill(text);
    await page.getByRole('option', { name: option }).click();
  };
  await pick('saint fleur', /Wilner Saint-Fleur/);
  const price = page.getByRole('region', { name: words.rentals.price });
  await expect(price.getByText(words.pricing.kind_additional_driver)).toBeVisible();
  await pick('fleurimond', /Edner Fleurimond/);
  const refusal = say('errors.driver_license_expired', { name: 'Edner Fleurimond', date: 'May 1, 2024' });
  await expect(page.getByText(refusal)).toBeVisible();
  await page.getByRole('button', { name: words.drivers.new, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('#fullName').fill('Ketly Bastien');
  await dialog.locator('#kind').selectOption('chauffeur');
  await dialog.locator('#licenseNumber').fill('kb-3');
  await dialog.locator('#licenseExpiresOn').fill('2033-01-31');
  await dialog.getByRole('button', { name: words.drivers.add }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Ketly Bastien')).toBeVisible();
  await stepButton(page, words.rentals.step_review).click();
  await expect(shownButton(page, words.rentals.activate)).toBeDisabled();
  await page.getByRole('button', { name: refusal }).click();
  await page.getByRole('button', { name: say('drivers.remove_named', { name: 'Edner Fleurimond' }) }).click();
  await stepButton(page, words.rentals.step_signatures).click();
  await drawSignature(page, WORDS.fr.rentals.customer_signature);
  await drawSignature(page, words.rentals.agent_signature);
  await stepButton(page, words.rentals.step_review).click();
  await shownButton(page, words.rentals.activate).click();
  await expect(page.getByRole('heading', { level: 1, name: /R-20\d\d-\d{5}/ })).toBeVisible();
  for (const name of ['Wilner Saint-Fleur', 'Ketly Bastien'])
    await expect(page.getByRole('link', { name })).toBeVisible();

  await page.goto('/drivers');
  const shown = (name: string) => page.getByRole('link', { name: new RegExp(name) }).filter({ visible: true });
  await expect(shown('Edner Fleurimond')).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^${words.drivers.filter_with_rentals}`) }).click();
  await expect(shown('Edner Fleurimond')).toHaveCount(0);
  await expect(shown('Ketly Bastien')).toBeVisible();
  await shown('Wilner Saint-Fleur').click();
  await chooseMore(page, words.drivers.archive);
  await dialog.getByRole('button', { name: /Wilner Saint-Fleur/ }).click();
  await expect(dialog.getByRole('alert')).toContainText(/R-20\d\d-\d{5}/);
});

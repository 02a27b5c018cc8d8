import { expect } from '@playwright/test';
import { makeCustomer, makeVehicle } from '../support/factories';
import { makeActiveRental } from '../support/make-active-rental';
import { expectAccessible } from './parts/accessible';
import { test } from './parts/journey';
import { say, WORDS } from './parts/words';

const words = WORDS.en;

test('a clerk finds a vehicle, a customer and a rental by keys alone, and an action they may do', async ({
  page,
  signIn,
  company,
}) => {
  await makeVehicle(company, { make: 'Kia', model: 'Rio', plate: 'ZZ-77123', plateKey: 'ZZ77123' });
  const customerId = await makeCustomer(company, { fullName: 'Yolande Petit-Frère' });
  await makeActiveRental(company, { customerId, values: { number: 'R-2026-00942' } });
  await signIn('agent');
  await page.goto('/dashboard');
  const dialog = page.getByRole('dialog', { name: words.finder.title });
  const field = dialog.getByRole('combobox', { name: words.finder.title });

  await page.keyboard.press('ControlOrMeta+k');
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('option', { name: words.nav.audit_logs })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.type('zz 77');
  await expect(dialog.getByRole('option', { name: 'ZZ-77123' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kia Rio');

  await page.keyboard.press('ControlOrMeta+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('yolande');
  await expect(dialog.getByRole('option', { name: 'Yolande Petit-Frère' }).first()).toBeVisible();
  await expect(dialog.getByRole('option', { name: 'R-2026-00942' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rentals\/[0-9a-f-]{36}$/);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: words.finder.keys_title })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.goto('/customers');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('record exp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/expenses\/new$/);
});

test('on a phone the search opens from the bar, and keeps what was typed while the network is bad', {
  tag: '@phone',
}, async ({ page, signIn, company, context }) => {
  await makeCustomer(company, { fullName: 'Yolande Petit-Frère' });
  await signIn('agent');
  await page.goto('/today');
  const opener = page.getByRole('banner').getByRole('button', { name: words.action.search });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: words.finder.title });
  const field = dialog.getByRole('combobox');
  await field.fill('nobody at all');
  await expect(dialog.getByText(say('finder.none', { text: 'nobody at all' }))).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(true);
  await field.fill('yolande');
  await expect(dialog.getByRole('alert')).toContainText(words.errors.network_error);
  await expectAccessible(page);
  await expect(field).toHaveValue('yolande');
  await context.setOffline(false);
  await dialog.getByRole('option', { name: 'Yolande Petit-Frère' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yolande Petit-Frère' })).toBeVisible();
  await opener.click();
  await dialog.getByRole('button', { name: words.action.close }).click();
  await expect(opener).toBeFocused();
});

import { expect } from '@playwright/test';
import { expectAccessible } from './parts/accessible';
import { test } from './parts/journey';
import { photoFile } from './parts/photo-file';
import { say, WORDS } from './parts/words';

const words = WORDS.en;

test('an admin sets the deposit, the gourde rate and terms, and an agent’s forms follow', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('admin');
  await page.goto('/settings');
  const edit = (section: string) => page.getByRole('link', { name: say('settings.edit', { section }) });
  const save = page.getByRole('button', { name: words.action.save_changes });

  await edit(words.settings.section_money).click();
  await page.locator('#htgRate').fill('1 000 000');
  await save.click();
  await expect(page.getByText(words.errors.invalid_number)).toBeVisible();
  await page.locator('#htgRate').fill('131,25');
  await save.click();
  await expect(page.getByText('131.25', { exact: true })).toBeVisible();

  await edit(words.settings.section_rentals).click();
  await page.locator('#defaultDepositCents').fill('725');
  await save.click();
  await expect(page.getByText('725.00 USD')).toBeVisible();

  await page.getByRole('link', { name: words.settings.terms_edit }).click();
  await page.locator('#fr').fill('Objet\nLa location d’un véhicule.\n\nCarburant\nPlein à plein.');
  await expect(page.getByRole('listitem').filter({ hasText: 'Carburant. Plein à plein.' })).toBeVisible();
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText(say('settings.terms_own', { languages: 'Français' }))).toBeVisible();

  const agent = await colleague('agent');
  await agent.goto('/rentals/reservation');
  await expect(agent.locator('#depositCents')).toHaveValue('725.00');
  await expect(agent.getByRole('link', { name: words.nav.settings })).toHaveCount(0);
  await agent.goto('/settings/money');
  await expect(agent).toHaveURL(/\/dashboard$/);
});

test('an admin chooses a logo, sees it on the screens, and takes it away', { tag: '@phone' }, async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/settings/header');
  const logo = page.locator('main img[src^="/api/settings/logo/"]');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByText(words.errors.photo_type_refused)).toBeVisible();
  await input.setInputFiles(await photoFile('logo.jpg'));
  await expect(logo).toBeVisible();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: words.settings.logo_remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.settings.logo_remove }).click();
  await expect(logo).toHaveCount(0);
});

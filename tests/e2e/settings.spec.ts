import { expect } from '@playwright/test';
import { expectAccessible } from './parts/accessible';
import { chooseMore } from './parts/choose-more';
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
  // The page listens only once its scripts have started.
  await expect(async () => {
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') });
    await expect(page.getByText(words.errors.photo_type_refused)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await input.setInputFiles(await photoFile('logo.jpg'));
  await expect(logo).toBeVisible();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  await chooseMore(page, words.settings.logo_remove, words.settings.logo);
  await page.getByRole('dialog').getByRole('button', { name: words.settings.logo_remove }).click();
  await expect(logo).toHaveCount(0);
});

test('an admin chooses the company’s color, and its login has it', async ({ page, browser, signIn }) => {
  await signIn('admin');
  await page.goto('/settings/header');
  await page.locator('#color').fill('#808080');
  await expect(page.getByRole('status').filter({ hasText: words.errors.color_unreadable })).toBeVisible();
  await page.getByText(words.settings.color_green, { exact: true }).click();
  await expect(page.locator('#color')).toHaveValue('#1f6b43');
  await expectAccessible(page);
  await page.getByRole('button', { name: words.action.save_changes }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.locator('header svg rect').first()).toHaveCSS('fill', 'rgb(31, 107, 67)');

  const visitor = await browser.newPage();
  await visitor.goto(new URL('/auth/login', page.url()).href);
  await expect(visitor.locator('button[type=submit]')).toHaveCSS('background-color', 'rgb(31, 107, 67)');
  await expectAccessible(visitor);
  await visitor.close();
});

test('an admin sets the hours of a place, and a clerk can’t promise a car for the night', { tag: '@phone' }, async ({
  page,
  company,
  signIn,
  colleague,
}) => {
  await signIn('admin');
  await page.goto('/settings/hours');
  await page.getByRole('link', { name: say('hours.edit', { place: words.hours.everywhere }) }).click();
  const time = (day: string, which: 'opens' | 'closes') =>
    page.getByLabel(say(`hours.${which}`, { day }), { exact: true });
  const save = page.getByRole('button', { name: words.action.save_changes });
  await time(words.hours.monday, 'opens').fill('08:00');
  await page.getByLabel(words.hours.after_hours).selectOption('refused');
  await save.click();
  await expect(page.getByText(words.errors.hours_incomplete)).toBeVisible();
  await time(words.hours.monday, 'closes').fill('17:00');
  await page.getByRole('button', { name: words.hours.copy_monday }).click();
  await expect(time(words.hours.friday, 'closes')).toHaveValue('17:00');
  await expectAccessible(page);
  await save.click();
  // Five days alike are one line.
  await expect(page.getByText('08:00–17:00')).toHaveCount(1);

  await page.getByRole('link', { name: words.hours.closed_edit }).click();
  await page.getByLabel(words.hours.holiday.vertieres).check();
  await page.getByLabel(words.hours.day, { exact: true }).fill('2036-12-24');
  await page.getByRole('button', { name: words.hours.add_day }).click();
  await save.click();
  await expect(page.getByText('Dec 24, 2036')).toBeVisible();

  const agent = await colleague('agent');
  const { vehicle, customer } = company;
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await agent.goto('/rentals/reservation');
  await agent.locator('#customerId').fill(customer.name);
  await agent.getByRole('option', { name: customer.name }).click();
  await agent.locator('#pickupAt').fill(`${day(8)}T22:00`);
  await agent.locator('#dueAt').fill(`${day(10)}T23:00`);
  await agent.locator('#vehicleId').fill(vehicle.plate);
  await agent.getByRole('option', { name: new RegExp(vehicle.plate) }).click();
  await expect(agent.getByText(words.errors.outside_hours)).toHaveCount(2);
});

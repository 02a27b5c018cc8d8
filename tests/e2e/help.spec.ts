import { expect } from '@playwright/test';
import { expectAccessible } from './parts/accessible';
import { test } from './parts/journey';
import { say, WORDS } from './parts/words';

const words = WORDS.en;

test('a clerk opens the help of the screen, searches it, and goes back to work', { tag: '@phone' }, async ({
  page,
  signIn,
}) => {
  await signIn('agent');
  await page.goto('/payments');
  await page.getByRole('button', { name: words.nav.user_menu }).click();
  await page.getByRole('menuitem', { name: words.nav.help }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.help.payments_title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: words.help.title }).click();
  await page.getByRole('searchbox', { name: words.help.search }).fill('free minutes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: say('help.found', { text: 'free minutes' }) })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: words.help.returns_title }).click();
  await expect(page.getByRole('list').first()).toContainText('odometer');
  await page.getByRole('link', { name: words.help.open_screen }).click();
  await expect(page).toHaveURL(/\/rentals$/);
});

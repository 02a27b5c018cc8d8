import { expect } from '@playwright/test';
import { at } from './parts/at';
import { demoCompany } from './parts/demo-company';
import { test } from './parts/journey';
import { signInAs } from './parts/session';
import { WORDS } from './parts/words';

const words = WORDS.en.notices;

test('the server announces documents that run out; one who has read them has a quiet bell', async ({
  page,
  context,
}) => {
  // A company that existed when the server started.
  await signInAs(context, await demoCompany('palmis'), 'agent');
  await page.goto(at('palmis', '/dashboard'));
  const bell = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${words.title}, `) });
  // Created in the background when the server starts.
  await expect(async () => {
    await page.reload();
    await expect(bell).toBeVisible({ timeout: 1000 });
  }).toPass();
  await bell.click();
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  await page.getByRole('link', { name: words.group_documents }).click();
  await expect(page).toHaveURL(/show=documents/);
  await page.getByRole('main').getByRole('listitem').locator('a[href^="/vehicles/"]').first().click();
  await expect(page).toHaveURL(/\/vehicles\/[0-9a-f-]{36}$/);
  await page.goto(at('palmis', '/notices'));
  await page.getByRole('button', { name: words.read_all }).click();
  await expect(bell).toHaveCount(0);
  await page.getByRole('link', { name: new RegExp(`^${words.unread}`) }).click();
  await expect(page.getByText(words.none_unread)).toBeVisible();
});

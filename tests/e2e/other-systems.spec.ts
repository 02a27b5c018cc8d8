import { expect } from '@playwright/test';
import { askServed } from '@/tests/support/ask-served';
import { expectAccessible } from './parts/accessible';
import { chooseMore } from './parts/choose-more';
import { test } from './parts/journey';
import { say, WORDS } from './parts/words';

const words = WORDS.en;

test('an admin makes a key, a program reads with it, and it ends when it is revoked', { tag: '@phone' }, async ({
  page,
  company,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/settings/api-keys');
  await page.getByRole('button', { name: words.api.new_key }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.common.name).fill('Accounting');
  await dialog.getByRole('button', { name: words.api.make_key }).click();
  const key = await dialog.getByLabel(words.api.key, { exact: true }).inputValue();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.api.key_kept }).click();

  const read = () => askServed('/api/vehicles', { label: company.slug, headers: { authorization: `Bearer ${key}` } });
  const { status, text } = await read();
  expect([status, text.includes(company.vehicle.plate)]).toEqual([200, true]);

  await page.reload();
  const line = page.getByRole('listitem').filter({ hasText: 'Accounting' });
  await expect(line.getByText(words.api.key_unused)).toHaveCount(0);
  await chooseMore(page, words.api.revoke, 'Accounting');
  await dialog.getByRole('button', { name: say('api.revoke_named', { name: 'Accounting' }) }).click();
  await expect(line.getByText(words.api.state_revoked, { exact: true })).toBeVisible();
  expect((await read()).status).toBe(401);
});

// No receiver of a test may be reached: events go to public addresses alone. What is sent is tried by the verbs' own tests.
test('an admin adds a webhook, keeps its secret, and sends an event again that did not arrive', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/settings/webhooks/new');
  const add = page.getByRole('button', { name: words.webhooks.add });
  await page.locator('#url').fill('http://localhost/hook');
  await add.click();
  await expect(page.locator('#url-error')).toHaveText(words.errors.webhook_address_refused);
  await page.locator('#url').fill('https://receiver.invalid/hook');
  await page.locator('#description').fill('Accounting');
  await add.click();
  await expect(page.getByLabel(words.webhooks.secret_label)).toHaveValue(/^whsec_/);
  await page.getByRole('button', { name: words.webhooks.secret_kept }).click();

  await page.getByRole('button', { name: words.webhooks.test }).click();
  const row = page.getByRole('row').filter({ hasText: words.webhooks.test_event });
  // It is sent after the answer, which shows it waiting at first.
  await expect(async () => {
    await page.reload();
    await expect(row.getByText(words.webhooks.error_url_unreachable)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await row.getByRole('link').first().click();
  await expect(page.getByText('webhook-id')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.webhooks.again }).click();
  await page.getByRole('link', { name: words.webhooks.log, exact: true }).click();
  await expect(row).toHaveCount(2);
});

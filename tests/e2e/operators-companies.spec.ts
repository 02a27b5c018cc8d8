import { expect } from '@playwright/test';
import { newId } from '@/lib/id';
import { at } from './parts/at';
import { chooseMore } from './parts/choose-more';
import { test } from './parts/journey';
import { newestMail } from './parts/newest-mail';
import { signInAsOperator } from './parts/session';
import { WORDS } from './parts/words';

const { admin, errors, tenants } = WORDS.en;
const PASSWORD = 'zaboka-lapli-7-tanbou';

test('an operator makes a company, its admin signs in from the link, and is shut out when it is suspended', async ({
  browser,
  context,
  page,
  company: taken,
}) => {
  const mark = newId().slice(-8);
  const name = `Élan Oto ${mark}`;
  const slug = `elan-oto-${mark}`;
  const email = `wilna@${slug}.test`;
  await signInAsOperator(context, 'admin');
  await page.goto(at('admin', '/admin/tenants'));
  await page.getByRole('link', { name: tenants.add }).click();
  await page.locator('#name').fill(name);
  await expect(page.locator('#slug')).toHaveValue(slug);
  await expect(page.getByText(tenants.slug_free)).toBeVisible();
  for (const [typed, refusal] of [
    [taken.slug, errors.slug_taken],
    ['admin', errors.invalid_slug],
  ] as const) {
    await page.locator('#slug').fill(typed);
    await expect(page.locator('#slug-error')).toHaveText(refusal);
  }
  // The name no longer leads once a subdomain is typed.
  await page.locator('#slug').fill(taken.slug);
  await page.locator('#adminName').fill('Wilna Bazelais');
  await page.locator('#adminEmail').fill(email);
  await page.getByRole('button', { name: tenants.create }).click();
  await expect(page.locator('#slug-error')).toHaveText(errors.slug_taken);
  await expect(page.locator('#adminName')).toHaveValue('Wilna Bazelais');
  await page.locator('#slug').fill(slug);
  await page.getByRole('button', { name: tenants.create }).click();
  await expect(page.getByText(tenants.created.replace('{name}', name))).toBeVisible();
  const link = await page.locator('input[readonly]').inputValue();
  expect(link).toContain(at(slug, '/auth/reset?code='));
  await expect.poll(() => newestMail(email)).toContain(link);

  const admins = await browser.newContext();
  const first = await admins.newPage();
  await first.goto(link);
  await first.locator('#password').fill(PASSWORD);
  await first.locator('#confirmation').fill(PASSWORD);
  await first.locator('button[type=submit]').click();
  await first.locator('#email').fill(email);
  await first.locator('#password').fill(PASSWORD);
  await first.locator('button[type=submit]').click();
  await expect(first).toHaveURL(at(slug, '/dashboard'));

  await page.getByRole('link', { name: tenants.open_record }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(email, { exact: true }).filter({ visible: true })).toBeVisible();
  await chooseMore(page, admin.suspend);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(admin.suspend_confirm)).toBeVisible();
  await dialog.getByRole('textbox').fill('Unpaid');
  await dialog.getByRole('button', { name: admin.suspend }).click();
  await expect(page.getByText('Unpaid', { exact: true })).toBeVisible();

  await first.goto(at(slug, '/vehicles'));
  await expect(first).toHaveURL(/\/auth\/login\?reason=tenant_suspended/);
  await expect(first.getByText(errors.tenant_suspended)).toBeVisible();
  await admins.close();
});

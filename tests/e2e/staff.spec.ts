import { expect, type Page } from '@playwright/test';
import { codeOf } from '@/tests/support/second-factors';
import { test } from './parts/journey';
import { givePassword, PASSWORD } from './parts/password';
import { WORDS } from './parts/words';

const { members, profile, errors, auth, action, common, nav } = WORDS.en;

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.getByRole('button', { name: auth.sign_in, exact: true }).click();
}

test('an admin invites a colleague, sees where they are signed in, and signs them out at once', async ({
  page,
  signIn,
  browser,
  company,
}) => {
  await signIn('admin');
  await page.goto('/staff');
  await page.getByRole('button', { name: members.add_user }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(common.name).fill('Naika Bazile');
  const email = `naika@${company.slug}.test`;
  await dialog.getByLabel(auth.email).fill(email);
  await dialog.getByRole('button', { name: action.save }).click();
  const link = await page.getByRole('textbox', { name: 'Link for Naika Bazile' }).inputValue();
  await page.keyboard.press('Escape');

  const colleague = await browser.newPage();
  await colleague.goto(link);
  await colleague.locator('#password').fill(PASSWORD);
  await colleague.locator('#confirmation').fill(PASSWORD);
  await colleague.getByRole('button', { name: auth.set_password }).click();
  await logIn(colleague, email, PASSWORD);
  await expect(colleague).toHaveURL(/\/dashboard$/);

  await page.getByRole('link', { name: 'Naika Bazile' }).click();
  await expect(page.getByText('Chrome')).toBeVisible();
  await page.getByRole('button', { name: members.end_session, exact: true }).click();
  await expect(page.getByText(members.no_sessions)).toBeVisible();
  await colleague.goto('/vehicles');
  await expect(colleague.getByText(errors.session_expired)).toBeVisible();
  await colleague.close();
});

test('a member turns on two-step sign-in, and signs in with a recovery code that works once', {
  tag: '@phone',
}, async ({ page, company, signIn }) => {
  await givePassword(company);
  await signIn('agent');
  await page.goto('/profile');
  await page.getByRole('link', { name: profile.turn_on }).click();
  const secret = (await page.locator('form span.font-mono').innerText()).replaceAll(' ', '');
  await page.locator('#code').fill('000000');
  await page.locator('#ownPassword').fill(PASSWORD);
  await page.getByRole('button', { name: profile.turn_on }).click();
  await expect(page.getByText(errors.invalid_second_factor).first()).toBeVisible();
  await page.locator('#code').fill(codeOf(secret));
  await page.getByRole('button', { name: profile.turn_on }).click();
  await expect(page.getByText(profile.codes_once)).toBeVisible();
  const code = await page.locator('ul.font-mono li').first().innerText();
  await page.getByRole('button', { name: profile.codes_kept }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/auth/login');
  for (const [typed, seen] of [
    ['wrong-code', page.getByText(errors.invalid_second_factor).first()],
    [code, page.getByRole('heading', { name: nav.dashboard })],
  ] as const) {
    await page.reload();
    await logIn(page, `agent@${company.slug}.test`, PASSWORD);
    await expect(page.locator('#code')).toBeFocused();
    await page.locator('#code').fill(typed);
    await page.getByRole('button', { name: auth.sign_in, exact: true }).click();
    await expect(seen).toBeVisible();
  }
  await page.goto('/profile');
  await expect(page.getByText('9 recovery codes left')).toBeVisible();
});

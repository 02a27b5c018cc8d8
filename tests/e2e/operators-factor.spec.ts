import { expect, type Page } from '@playwright/test';
import { codeOf } from '@/tests/support/second-factors';
import { expectAccessible } from './parts/accessible';
import { at } from './parts/at';
import { test } from './parts/journey';
import { makeOperator } from './parts/make-operator';
import { newestMail } from './parts/newest-mail';
import { PASSWORD } from './parts/password';
import { signInAsOperator } from './parts/session';
import { say, WORDS } from './parts/words';

const { auth, common, errors, members, nav, profile } = WORDS.en;
const NEXT_CODE_MS = 30_000;

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.getByRole('button', { name: auth.sign_in, exact: true }).click();
}

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: nav.user_menu }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function turnOn(page: Page): Promise<{ secret: string; recovery: string }> {
  await choose(page, nav.profile);
  await page.getByRole('link', { name: profile.turn_on }).click();
  const secret = (await page.locator('form span.font-mono').innerText()).replaceAll(' ', '');
  await page.locator('#code').fill(codeOf(secret));
  await page.locator('#ownPassword').fill(PASSWORD);
  await page.getByRole('button', { name: profile.turn_on }).click();
  await expect(page.getByText(profile.codes_once)).toBeVisible();
  const recovery = await page.locator('ul.font-mono li').first().innerText();
  await page.getByRole('button', { name: profile.codes_kept }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  return { secret, recovery };
}

test('an operator turns on two-step sign-in, and signs in with a code and then with a recovery code', {
  tag: '@phone',
}, async ({ page }) => {
  const email = await makeOperator('admin');
  await page.goto(at('admin', '/auth/login'));
  await logIn(page, email);
  await expect(page).toHaveURL(at('admin', '/admin'));
  const { secret, recovery } = await turnOn(page);
  await expectAccessible(page);
  // The code of the setup is used up; the next one is taken half a minute early.
  for (const code of [codeOf(secret, Date.now() + NEXT_CODE_MS), recovery]) {
    await choose(page, auth.logout);
    await logIn(page, email);
    await page.locator('#code').fill('wrong-code');
    await page.getByRole('button', { name: auth.sign_in, exact: true }).click();
    await expect(page.getByText(errors.invalid_second_factor).first()).toBeVisible();
    await page.locator('#code').fill(code);
    await page.getByRole('button', { name: auth.sign_in, exact: true }).click();
    await expect(page).toHaveURL(at('admin', '/admin'));
  }
  await choose(page, nav.profile);
  await expect(page.getByText('9 recovery codes left')).toBeVisible();
});

test('a superadmin resets a colleague’s second factor with a reason, which signs the colleague out', async ({
  page,
  browser,
}) => {
  const email = await makeOperator('admin');
  const theirs = await browser.newPage();
  await theirs.goto(at('admin', '/auth/login'));
  await logIn(theirs, email);
  await turnOn(theirs);
  await signInAsOperator(page.context());
  await page.goto(at('admin', '/admin/operators'));
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: say('common.more_acts_named', { name: 'Roseline Guerrier' }) }).click();
  await page.getByRole('menuitem', { name: members.reset_factor_label }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', {
    name: say('members.reset_factor_named', { name: 'Roseline Guerrier' }),
  });
  await confirm.click();
  await expect(dialog.getByText(errors.reason_required)).toBeVisible();
  await dialog.getByLabel(common.reason).fill('Phone lost at the beach');
  await expectAccessible(page);
  await confirm.click();
  await expect(dialog).toHaveCount(0);
  await expect(
    row.getByRole('button', { name: say('common.more_acts_named', { name: 'Roseline Guerrier' }) }),
  ).toHaveCount(0);
  await theirs.goto(at('admin', '/admin'));
  await expect(theirs).toHaveURL(/\/auth\/login/);
  await logIn(theirs, email);
  await expect(theirs).toHaveURL(at('admin', '/admin'));
  await theirs.close();
});

test('an operator who forgot the password chooses another with a mailed link', { tag: '@phone' }, async ({ page }) => {
  const email = await makeOperator('admin');
  await page.goto(at('admin', '/auth/login'));
  await page.getByRole('link', { name: auth.forgot }).click();
  await expect(page.getByText(auth.forgot_operator_help)).toBeVisible();
  await expectAccessible(page);
  for (const typed of ['nobody@wout.test', email]) {
    await page.locator('#email').fill(typed);
    await page.getByRole('button', { name: auth.forgot_send }).click();
    await expect(page.getByText(auth.forgot_sent)).toBeVisible();
    await page.reload();
  }
  await expect.poll(() => newestMail(email)).toContain('/auth/reset');
  const link = /https?:\S+/.exec(newestMail(email) ?? '')?.[0] ?? '';
  expect(link).toContain(at('admin', '/auth/reset'));
  await page.goto(link);
  const password = 'zaboka-lapli-7-tanbou';
  for (const id of ['#password', '#confirmation']) await page.locator(id).fill(password);
  await page.getByRole('button', { name: auth.set_password }).click();
  await logIn(page, email, password);
  await expect(page).toHaveURL(at('admin', '/admin'));
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText(errors.invalid_code)).toBeVisible();
});

import { expect } from '@playwright/test';
import { expectAccessible } from './parts/accessible';
import { at } from './parts/at';
import { chooseMore } from './parts/choose-more';
import { test } from './parts/journey';
import { givePassword, PASSWORD } from './parts/password';
import { signInAsOperator } from './parts/session';
import { say, WORDS } from './parts/words';

const { members, errors, users } = WORDS.en;

test('an operator finds a member by address, makes a link, keeps them out and lets them in again', {
  tag: '@phone',
}, async ({ page, browser, company, signIn }) => {
  await givePassword(company);
  await signIn('agent');
  const operator = await browser.newPage();
  await signInAsOperator(operator.context());
  await operator.goto(at('admin', '/admin/users'));
  await operator.getByPlaceholder(users.search).fill(`agent@${company.slug}`);
  await expect(operator).toHaveURL(/q=agent/);
  await operator.getByRole('link', { name: 'The agent' }).filter({ visible: true }).click();
  await expect(operator.getByRole('heading', { level: 1 })).toHaveText('The agent');
  await operator.getByRole('button', { name: members.make_link }).click();
  const link = operator.getByRole('dialog').getByRole('textbox');
  await expect(link).toHaveValue(/auth\/reset\?code=/);
  await expectAccessible(operator);
  await operator.keyboard.press('Escape');
  await chooseMore(operator, members.deactivate_label, 'The agent');
  await operator.getByRole('button', { name: say('members.deactivate_named', { name: 'The agent' }) }).click();
  await expect(operator.getByRole('button', { name: members.reactivate_label })).toBeVisible();
  await page.goto('/vehicles');
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.locator('#email').fill(`agent@${company.slug}.test`);
  await page.locator('#password').fill(PASSWORD);
  await page.getByRole('button', { name: WORDS.en.auth.sign_in, exact: true }).click();
  await expect(page.getByRole('alert').getByText(errors.account_suspended)).toBeVisible();
  await operator.getByRole('button', { name: members.reactivate_label }).click();
  await operator.getByRole('button', { name: say('members.reactivate_named', { name: 'The agent' }) }).click();
  await expect(operator.getByRole('button', { name: members.reactivate_label })).toBeHidden();
  await page.locator('#password').fill(PASSWORD);
  await page.getByRole('button', { name: WORDS.en.auth.sign_in, exact: true }).click();
  await expect(page).toHaveURL(/\/vehicles$/);
  await operator.close();
});

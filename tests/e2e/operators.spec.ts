import { expect } from '@playwright/test';
import { expectAccessible } from './parts/accessible';
import { at } from './parts/at';
import { test } from './parts/journey';
import { PASSWORD } from './parts/password';
import { signInAsOperator } from './parts/session';
import { say, WORDS } from './parts/words';

const { action, auth, members, operators, audit } = WORDS.en;

test('a superadmin adds an operator, who chooses a password, signs in and is kept out, as the log says', async ({
  page,
  browser,
}, info) => {
  const email = `nadege-${info.workerIndex}-${Date.now()}@wout.test`;
  const name = `Nadège ${Date.now()}`;
  await signInAsOperator(page.context());
  await page.goto(at('admin', '/admin/operators'));
  await page.getByRole('button', { name: operators.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(WORDS.en.common.name).fill(name);
  await dialog.getByLabel(auth.email).fill(email);
  await dialog.getByRole('combobox').selectOption('admin');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: action.save }).click();
  const link = dialog.getByRole('textbox', { name: say('members.link_title', { name }) });
  await expect(link).toHaveValue(/\/auth\/reset\?code=/);
  const address = await link.inputValue();
  await page.keyboard.press('Escape');
  const theirs = await browser.newPage();
  await theirs.goto(address);
  for (const id of ['#password', '#confirmation']) await theirs.locator(id).fill(PASSWORD);
  await theirs.getByRole('button', { name: auth.set_password }).click();
  await theirs.locator('#email').fill(email);
  await theirs.locator('#password').fill(PASSWORD);
  await theirs.getByRole('button', { name: auth.sign_in, exact: true }).click();
  await expect(theirs).toHaveURL(at('admin', '/admin'));
  await page.getByRole('button', { name: say('members.edit_named', { name }) }).click();
  await dialog.getByLabel(members.active).uncheck();
  await dialog.getByRole('button', { name: action.save }).click();
  await expect(dialog).toHaveCount(0);
  await theirs.goto(at('admin', '/admin/tenants'));
  await expect(theirs).toHaveURL(/\/auth\/login/);
  await page.goto(at('admin', '/admin/audit'));
  await expect(page.getByRole('row').filter({ hasText: name }).filter({ hasText: audit.act_update })).toHaveCount(1);
  await theirs.close();
});

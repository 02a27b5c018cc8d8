import { expect } from '@playwright/test';
import { makeQuestion } from '@/tests/support/make-question';
import { at } from './parts/at';
import { test } from './parts/journey';
import { signInAsOperator } from './parts/session';
import { say, WORDS } from './parts/words';

const { contact, auth, support } = WORDS.en;

test('somebody who can’t sign in writes to support from the login page', async ({ page }) => {
  await page.goto(at('admin', '/auth/login'));
  await page.getByRole('button', { name: auth.need_help }).click();
  await page.getByRole('link', { name: auth.help_write }).click();
  await expect(page.getByRole('heading', { name: contact.title })).toBeVisible();
  await page.getByLabel(contact.person).fill('Wilna Joseph');
  await page.getByLabel(auth.email).fill('wilna@');
  await page.getByLabel(contact.text).fill('I can’t sign in.');
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByText(WORDS.en.errors.invalid_email)).toBeVisible();
  await expect(page.getByLabel(contact.text)).toHaveValue('I can’t sign in.');
  const email = `wilna-${Date.now()}@outside.test`;
  await page.getByLabel(auth.email).fill(email);
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByText(say('contact.sent', { email }))).toBeVisible();
});

test('an operator answers a question from outside; who asked reads it and writes again', async ({ context, page }) => {
  const { code, email } = await makeQuestion({ text: 'How much does it cost?' });
  await signInAsOperator(context, 'admin');
  await page.goto(at('admin', '/admin/support'));
  await page.getByRole('link', { name: contact.outside }).click();
  await expect(page.getByRole('heading', { level: 1, name: contact.outside })).toBeVisible();
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('link', { name: 'Wilna Joseph' }).first().click();
  await expect(page.getByText('How much does it cost?')).toBeVisible();
  await page.getByLabel(support.answer).fill('29 US dollars a month.');
  await page.getByRole('button', { name: support.send_answer }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '29 US dollars a month.' })).toBeVisible();

  await page.goto(at('admin', `/contact/question?code=${code}`));
  await expect(page.getByText('29 US dollars a month.')).toBeVisible();
  await page.getByLabel(contact.again_text).fill('Thank you.');
  await page.getByRole('button', { name: contact.again }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Thank you.' })).toBeVisible();
});

import { expect } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { makeThread } from '@/tests/support/make-thread';
import { at } from './parts/at';
import { holdScripts } from './parts/hold-scripts';
import { test } from './parts/journey';
import { photoFile } from './parts/photo-file';
import { signInAsOperator } from './parts/session';
import { WORDS } from './parts/words';

const { answers, support } = WORDS.en;
const SUBJECT = 'The printer prints nothing';
const ANSWER = 'Switch it off and on.';

test('an agent asks support with a photo, is told of the answer, and closes the conversation', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn('agent');
  await page.goto('/support/new');
  await page.locator('#subject').fill(SUBJECT);
  await page.locator('#text').fill('Since noon. See the photo.');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photoFile('printer.jpg'));
  await page.getByRole('button', { name: support.send, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SUBJECT);
  const thread = new URL(page.url()).pathname;

  const operator = await browser.newPage();
  await signInAsOperator(operator.context());
  await operator.goto(at('admin', '/admin/support?state=open'));
  await operator.locator(`a[href^="/admin${thread}"]`).first().click();
  await expect(operator.getByText('Since noon. See the photo.')).toBeVisible();
  await operator.locator('#text').fill(ANSWER);
  await operator.getByRole('button', { name: support.send_answer }).click();
  await expect(operator.getByText(ANSWER).first()).toBeVisible();
  await operator.close();

  await page.goto('/notices');
  await page
    .getByRole('link', { name: new RegExp(SUBJECT) })
    .first()
    .click();
  await expect(page.getByText(ANSWER)).toBeVisible();
  await page.getByRole('button', { name: support.close }).click();
  await expect(page.getByText(support.closed_help)).toBeVisible();
});

test('an operator keeps an answer in three languages, and picks it for an agent who reads Creole', async ({
  context,
  page,
  company,
}) => {
  await signInAsOperator(context);
  await withTenant(company.id, (tx) =>
    tx.update(members).set({ locale: 'ht' }).where(eq(members.id, company.members.agent)),
  );
  const threadId = await makeThread(company, SUBJECT);
  const title = `Printer ${company.slug}`;
  await page.goto(at('admin', '/admin/support'));
  await page.getByRole('link', { name: answers.title, exact: true }).click();
  await page.getByRole('link', { name: answers.add }).click();
  await page.locator('#title').fill(title);
  await page.locator('#textFr').fill('Éteignez-la.');
  await page.locator('#textEn').fill('Switch it off.');
  await page.getByRole('button', { name: answers.create }).click();
  await expect(page.locator('#textHt-error')).toBeVisible();
  await page.locator('#textHt').fill('Fèmen l.');
  await page.getByRole('button', { name: answers.create }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  // Typed and chosen before the scripts are there.
  const letGo = await holdScripts(page);
  await page.goto(at('admin', `/admin/support/${threadId}`), { waitUntil: 'commit' });
  await page.locator('#text').fill('Bonjou Rose,');
  await page.getByLabel(answers.pick).selectOption(title);
  letGo();
  await expect(page.locator('#text')).toHaveValue('Bonjou Rose,\n\nFèmen l.');
  await page.getByRole('button', { name: support.send_answer }).click();
  await expect(page.locator('#text')).toHaveValue('');
  await expect(page.getByText('Fèmen l.')).toBeVisible();

  await page.goto(at('admin', '/admin/support/answers'));
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: answers.retire }).click();
  await expect(page.getByRole('button', { name: answers.restore })).toBeVisible();
  await page.goto(at('admin', `/admin/support/${threadId}`));
  await expect(page.locator('#text')).toBeVisible();
  await expect(page.locator('#ready-answer option', { hasText: title })).toHaveCount(0);
});

import { expect } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { activateRental } from '@/lib/rentals/activate-rental';
import { makeDraft } from '@/tests/support/agreement';
import { askServed } from '@/tests/support/ask-served';
import { asManager } from '@/tests/support/contexts';
import { expectAccessible } from './parts/accessible';
import { chooseMore } from './parts/choose-more';
import { test } from './parts/journey';
import { newestMail } from './parts/newest-mail';
import { say, WORDS } from './parts/words';

const words = WORDS.en;

test('a clerk mails the signed agreement: refused without an address, then it is on its way and in the history', async ({
  page,
  company,
  signIn,
}) => {
  await signIn('agent');
  const draft = await makeDraft(company);
  const { number } = await activateRental(await asManager(company), draft);
  const write = (values: Partial<typeof customers.$inferInsert>) =>
    withTenant(company.id, (tx) => tx.update(customers).set(values).where(eq(customers.id, draft.customerId)));
  await write({ email: null, phone: '+50937000009' });
  await page.goto(`/rentals/${draft.rentalId}`);
  await chooseMore(page, words.rentals.agreement_mail);
  await expect(page.getByText(words.errors.customer_without_email)).toBeVisible();

  await page.getByRole('button', { name: words.common.more_acts }).click();
  await expect(page.getByRole('menuitem', { name: words.rentals.agreement_whatsapp })).toBeVisible();
  await page.keyboard.press('Escape');
  const email = `customer@${company.slug}.test`;
  await write({ email });
  await chooseMore(page, words.rentals.agreement_mail);
  // Here mails are written to a folder, so nobody is told that one was sent.
  await expect(page.getByText(words.success.not_mailed.replace('{to}', email))).toBeVisible();
  await expect(page.getByText(words.rentals.event_agreement_mailed)).toBeVisible();
  await expect(page.getByText(`${number} → ${email}`)).toBeVisible();
  await expect.poll(() => newestMail(email)).toContain(`Attached: ${number}.pdf`);

  // The link that WhatsApp's words end with opens the same paper for somebody who is not signed in, until it is revoked.
  const [sent] = await Promise.all([
    page.context().waitForEvent('request', (request) => request.url().startsWith('https://wa.me/')),
    chooseMore(page, words.rentals.agreement_whatsapp),
  ]);
  const said = new URL(sent.url()).searchParams.get('text') ?? '';
  await page.bringToFront();
  await chooseMore(page, words.paper_links.open);
  const dialog = page.getByRole('dialog');
  const address = await dialog.getByLabel(words.paper_links.address).inputValue();
  expect(said.split('\n').at(-1)).toBe(address);
  await expectAccessible(page);
  const opened = async () => {
    const { status, headers } = await askServed(new URL(address).pathname, { label: company.slug });
    return [status, headers['content-type'], headers['x-robots-tag']];
  };
  expect(await opened()).toEqual([200, 'application/pdf', 'noindex, nofollow']);
  await dialog.getByRole('button', { name: say('common.more_acts_named', { name: words.paper_links.open }) }).click();
  await page.getByRole('menuitem', { name: words.paper_links.revoke }).click();
  await dialog.getByRole('button', { name: words.paper_links.revoke }).click();
  await expect(dialog.getByRole('button', { name: words.paper_links.make })).toBeVisible();
  expect((await opened())[0]).toBe(404);
});

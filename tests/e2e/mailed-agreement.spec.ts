import { expect } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { activateRental } from '@/lib/rentals/activate-rental';
import { makeDraft } from '@/tests/support/agreement';
import { asManager } from '@/tests/support/contexts';
import { chooseMore } from './parts/choose-more';
import { test } from './parts/journey';
import { newestMail } from './parts/newest-mail';
import { WORDS } from './parts/words';

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
  await expect(page.getByText(words.rentals.event_agreement_mailed)).toBeVisible();
  await expect(page.getByText(`${number} → ${email}`)).toBeVisible();
  await expect.poll(() => newestMail(email)).toContain(`Attached: ${number}.pdf`);
});

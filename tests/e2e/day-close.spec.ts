import { expect, type Locator, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { tenantSettings } from '@/db/schema/tenants';
import { moveDrawer } from '@/lib/drawers/move-drawer';
import { collectPayment } from '@/lib/payments/collect-payment';
import { asAgent } from '@/tests/support/contexts';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { expectAccessible } from './parts/accessible';
import { at } from './parts/at';
import { type Company, countIn } from './parts/company';
import { test } from './parts/journey';
import { say, WORDS } from './parts/words';

const words = WORDS.en;

test('a day is closed in two currencies, and what comes later is in the next drawer', async ({
  page,
  company,
  signIn,
  colleague,
}) => {
  await openDay(company);
  await signIn('agent');
  await collectInGourdes(page, '13 150');

  await page.goto('/payments/close');
  await page.getByRole('link', { name: /^Count the drawer of The agent/ }).click();
  for (const [piece, many] of Object.entries({ USD_10000: 1, USD_2000: 3, USD_1000: 1, HTG_100000: 13, HTG_10000: 1 }))
    await page.locator(`#${piece}`).fill(String(many));
  await page.locator('#leftUsdCents').fill('50');
  const short = say('drawers.missing_of', { method: words.payments.method_cash, amount: '50\u00a0HTG' });
  await expect(page.getByText(short)).toBeVisible();
  await page.getByRole('button', { name: words.drawers.count_save }).click();
  await expect(page.locator('#reason-error')).toHaveText(words.errors.required);
  await page.locator('#reason').fill('Fifty gourdes short in change');
  await expectAccessible(page);
  await page.getByRole('button', { name: words.drawers.count_save }).click();
  await expect(page.getByText(say('drawers.wait_for_manager', { by: 'The agent' }))).toBeVisible();

  const manager = await colleague('manager');
  await manager.goto(at(company.slug, new URL(page.url()).pathname));
  await expect(manager.getByText('Fifty gourdes short in change')).toBeVisible();
  await manager.getByRole('button', { name: words.drawers.sign }).click();
  const question = manager.getByRole('dialog');
  await expect(question.getByText(short)).toBeVisible();
  await question.getByRole('button', { name: say('drawers.sign_missing', { amount: '50\u00a0HTG' }) }).click();
  const paper = manager.getByRole('link', { name: words.drawers.paper });
  const printed = await manager.evaluate(
    async (href) => {
      const answer = await fetch(href ?? '');
      return [answer.headers.get('content-type'), (await answer.text()).slice(0, 5)];
    },
    await paper.getAttribute('href'),
  );
  expect(printed).toEqual(['application/pdf', '%PDF-']);
  await manager.goto(at(company.slug, '/payments/close?tab=signed'));
  await expect(manager.getByRole('cell', { name: '-50\u00a0HTG' })).toBeVisible();

  await collectInGourdes(page, '1315');
  await page.goto('/payments/close');
  const next = page.locator('section').filter({ has: page.getByRole('link', { name: /^Count the drawer/ }) });
  await expect(next).toHaveCount(1);
  await expect(next.getByText('50.00\u00a0USD').first()).toBeVisible();
  await expect(next.getByText('1,315\u00a0HTG').first()).toBeVisible();
});

test('whoever closes a drawer without counting types why, letter by letter', async ({ page, company, signIn }) => {
  await openDay(company);
  await signIn('agent');
  await page.goto('/payments/close');
  await page.getByRole('link', { name: /^Count the drawer of The agent/ }).click();
  await expect(page.getByText(words.drawers.type_first)).toBeVisible();
  await page.getByRole('button', { name: words.drawers.count_save }).click();
  await page.locator('#reason').pressSequentially('Counted tomorrow');
  await expect(page.locator('#reason')).toHaveValue('Counted tomorrow');
  await page.getByRole('button', { name: words.drawers.count_save }).click();
  await expect(page.getByText(say('drawers.wait_for_manager', { by: 'The agent' }))).toBeVisible();
});

test('a rate that changes while the form is open is named with the new one, and what was typed stays', async ({
  page,
  company,
  signIn,
}) => {
  await openDay(company);
  await signIn('agent');
  const dialog = await typeGourdes(page, '13 150');
  await setRate(company, '132.5000');
  await dialog.locator('#reference').fill('Kaye 7');
  await dialog.getByRole('button', { name: words.payments.collect }).click();
  await expect(dialog.getByText(say('errors.rate_changed', { from: '131.50', to: '132.50' }))).toBeVisible();
  await expect(dialog.locator('#receivedHtgCents')).toHaveValue('13 150');
  await expect(dialog.locator('#reference')).toHaveValue('Kaye 7');
  await expect(dialog.getByText(say('payments.counts_as', { amount: '99.25\u00a0USD' }))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.payments.collect }).click();
  await expect(dialog).toBeHidden();
  expect(await countIn(company, 'payments', `t.htg_rate = 132.5 and t.amount_cents = 9925`)).toBe(1);
});

/** The agent begins with 50.00 USD and is paid 120.00 USD. A rental still owes 220.00 USD. */
async function openDay(company: Company): Promise<void> {
  await setRate(company, '131.5000');
  const paid = await makeActiveRental(company, { customerId: company.customer.id });
  await makeActiveRental(company, { customerId: company.customer.id });
  const agent = await asAgent(company);
  await moveDrawer(agent, { direction: 'in', currency: 'USD', amountCents: '50', reason: 'Float' });
  await collectPayment(agent, { rentalId: paid.id, kind: 'balance', method: 'cash', amountCents: '120' });
}

function setRate({ id }: Company, htgRate: string) {
  const rate = { htgRate, htgRateOn: '2026-11-20' };
  return withTenant(id, (tx) => tx.update(tenantSettings).set(rate).where(eq(tenantSettings.tenantId, id)));
}

async function collectInGourdes(page: Page, gourdes: string): Promise<void> {
  const dialog = await typeGourdes(page, gourdes);
  await dialog.getByRole('button', { name: words.payments.collect }).click();
  await expect(dialog).toBeHidden();
}

async function typeGourdes(page: Page, gourdes: string): Promise<Locator> {
  await page.goto('/payments');
  const collect = page.getByRole('button', { name: new RegExp(`^${words.action.collect_payment}: `) });
  await collect.filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('#currency').selectOption('HTG');
  await dialog.locator('#receivedHtgCents').fill(gourdes);
  return dialog;
}

import { expect } from '@playwright/test';
import { shiftDay } from '@/lib/dates';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { expectAccessible } from './parts/accessible';
import { drawSignature } from './parts/draw-signature';
import { test } from './parts/journey';
import { WORDS } from './parts/words';

const words = WORDS.en;

test('a customer keeps the vehicle longer: the price is shown, both sign, and the addendum is there', async ({
  page,
  company,
  signIn,
}) => {
  await signIn('agent');
  const values = { customerId: company.customer.id };
  const { id } = await makeActiveRental(company, { vehicleId: company.vehicle.id, values });
  await page.goto(`/rentals/${id}`);
  await page.getByRole('link', { name: words.action.extend_rental }).click();
  const price = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: words.rentals.extend_price }) });
  // A day more than agreed is proposed.
  await expect(price.getByText('55.00 USD').first()).toBeVisible();
  await drawSignature(page, words.rentals.customer_signature);

  // Another day is another price, which nobody has signed yet.
  const dueAt = page.locator('#dueAt');
  const proposed = new Date(`${await dueAt.inputValue()} UTC`).toISOString().slice(0, 10);
  await dueAt.fill(shiftDay(proposed, 1));
  await expect(price.getByText('110.00 USD').first()).toBeVisible();
  const extend = page.getByRole('button', { name: words.action.extend_rental }).filter({ visible: true });
  await extend.click();
  await expect(page.getByText(words.errors.customer_signature_missing).first()).toBeVisible();
  await expectAccessible(page);
  await drawSignature(page, words.rentals.customer_signature);
  await drawSignature(page, words.rentals.agent_signature);
  await extend.click();

  await expect(page).toHaveURL(`/rentals/${id}`);
  await expect(page.getByText(words.rentals.event_extended)).toBeVisible();
  const addendum = page.getByRole('link', { name: /-A1/ });
  const paper = await addendum.evaluate(async (link) => {
    const answer = await fetch(String(link.getAttribute('href')));
    return { type: answer.headers.get('content-type'), head: (await answer.text()).slice(0, 5) };
  });
  expect(paper).toEqual({ type: 'application/pdf', head: '%PDF-' });

  // A charge by hand is due at once.
  await page.getByRole('button', { name: words.rentals.extra_add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.rentals.extra_kind).selectOption('cleaning');
  await dialog.locator('#amountCents').fill('40');
  await dialog.locator('#note').fill('Sand on the seats');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.rentals.extra_add }).click();
  await expect(page.getByText(words.rentals.charge_added).first()).toBeVisible();
  await expect(page.getByText('370.00 USD').first()).toBeVisible();
});

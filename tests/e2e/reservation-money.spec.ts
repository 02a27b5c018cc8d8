import { expect } from '@playwright/test';
import { createReservation } from '@/lib/reservations/create-reservation';
import { localIn } from '@/tests/support/agreement';
import { asAgent } from '@/tests/support/contexts';
import { handOver } from '@/tests/support/hand-over';
import { reservationValues } from '@/tests/support/reserve';
import { expectAccessible } from './parts/accessible';
import { test } from './parts/journey';
import { say, WORDS } from './parts/words';

const words = WORDS.en;

test('a customer pays on a reservation, which the rental then knows', {
  tag: '@phone',
}, async ({ page, company, signIn }) => {
  const times = { pickupAt: localIn(0), dueAt: localIn(48), expectedTotalCents: 24_000 };
  const values = reservationValues(company.customer.id, { vehicleId: company.vehicle.id }, times);
  const reserved = await createReservation(await asAgent(company), values);
  await signIn('agent');
  await page.goto(`/reservations/${reserved.id}`);
  await page.getByRole('button', { name: words.payments.collect }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('#amountCents')).toHaveValue('240.00');
  await dialog.locator('#amountCents').fill('240.01');
  await dialog.getByRole('button', { name: words.payments.collect }).click();
  await expect(dialog.locator('#amountCents-error')).toHaveText(words.errors.amount_exceeds_reservation);
  await dialog.locator('#amountCents').fill('100');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.payments.collect }).click();
  await expect(dialog).toBeHidden();
  const money = page.locator('section').filter({
    has: page.getByRole('heading', { name: words.payments.reservation_money }),
  });
  await expect(money.getByText('140.00 USD')).toBeVisible();
  await expectAccessible(page);

  const parties = { customerId: company.customer.id, vehicleId: company.vehicle.id, values };
  const rental = await handOver(
    company,
    { ...reserved, ...parties },
    {
      totalCents: 24_000,
      dailyRateCents: '120.00',
      odometerKm: '30005',
    },
  );
  await page.goto(`/rentals/${rental.id}`);
  await expect(page.getByText(say('payments.taken_on', { number: reserved.number }))).toBeVisible();
  await expect(page.getByText('140.00 USD').first()).toBeVisible();
  await page.goto(`/reservations/${reserved.id}`);
  await expect(page.getByRole('link', { name: say('payments.went_over', { number: rental.number }) })).toBeVisible();
});

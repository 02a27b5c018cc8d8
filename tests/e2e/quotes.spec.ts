import { expect } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { vehicles } from '@/db/schema/vehicles';
import { test } from './parts/journey';
import { shownButton } from './parts/wizard';
import { say, WORDS } from './parts/words';

const words = WORDS.en;

test('a clerk sends a price, finds it again, and makes it a reservation at that price', async ({
  page,
  company,
  signIn,
}) => {
  const { vehicle, customer } = company;
  await withTenant(company.id, (tx) =>
    tx.update(customers).set({ phone: '+50937000009', language: 'ht' }).where(eq(customers.id, customer.id)),
  );
  await signIn('agent');
  await page.goto('/rentals/reservation');
  await page.locator('#customerId').fill(customer.name);
  await page.getByRole('option', { name: customer.name }).click();
  await page.locator('#vehicleId').fill(vehicle.plate);
  await page.getByRole('option', { name: new RegExp(vehicle.plate) }).click();
  await shownButton(page, words.reservations.step_review).click();
  await page.getByRole('button', { name: words.quotes.save }).click();

  await expect(page).toHaveURL(/\/quotes\/[0-9a-f-]{36}$/);
  await expect(page.getByText(words.quotes.free_same)).toBeVisible();
  await expect(page.getByText(/Nou poko rezève machin nan/)).toBeVisible();
  const whatsapp = page.getByRole('link', { name: words.quotes.whatsapp });
  await expect(whatsapp).toHaveAttribute('href', /wa\.me\/50937000009\?text=Bonjou/);

  await withTenant(company.id, (tx) =>
    tx.update(vehicles).set({ dailyRateCents: 13_000 }).where(eq(vehicles.id, vehicle.id)),
  );
  await page.goto('/quotes');
  await page.getByRole('searchbox').fill(vehicle.plate);
  await page.getByRole('link', { name: /^Q-/ }).filter({ visible: true }).first().click();
  await expect(page.getByText(/today’s price: 390\.00.USD/)).toBeVisible();
  await page.getByRole('button', { name: say('quotes.take_for', { total: '360.00\u00a0USD' }) }).click();
  await expect(page).toHaveURL(/\/reservations\/[0-9a-f-]{36}$/);
  await expect(page.getByText(/From quote Q-/)).toBeVisible();
});

test('a caller gets a quote without being a customer', async ({ page, company, signIn }) => {
  await signIn('agent');
  await page.goto('/rentals/reservation');
  await page.getByRole('button', { name: words.quotes.caller }).click();
  await page.locator('#callerName').fill('Rodèl Sen-Lwi');
  await page.locator('#callerPhone').fill('37 00 00 44');
  await page.locator('#vehicleId').fill(company.vehicle.plate);
  await page.getByRole('option', { name: new RegExp(company.vehicle.plate) }).click();
  await shownButton(page, words.reservations.step_review).click();
  await shownButton(page, words.quotes.save).click();
  await expect(page.getByRole('link', { name: words.quotes.whatsapp })).toHaveAttribute('href', /50937000044/);
  const take = page.getByRole('button', { name: /^Convert to reservation/ });
  await expect(take).toBeDisabled();
  await page.locator('#customerId').fill(company.customer.name);
  await page.getByRole('option', { name: company.customer.name }).click();
  await take.click();
  await expect(page).toHaveURL(/\/reservations\/[0-9a-f-]{36}$/);
});

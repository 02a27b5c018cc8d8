import { expect } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { reservations } from '@/db/schema/reservations';
import { HOUR_MS } from '@/lib/durations';
import { makeVehicle } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { reserve } from '@/tests/support/reserve';
import { test } from './parts/journey';
import { say, WORDS } from './parts/words';

const words = WORDS.en;

test('a clerk gives a reservation at risk another vehicle in one press, and tells the customer', {
  tag: '@phone',
}, async ({ page, company, signIn }) => {
  const { id, number } = await reserve(company, { vehicleId: company.vehicle.id }, { expectedTotalCents: 24_000 });
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  await makeActiveRental(company, { vehicleId: company.vehicle.id, out: at(-50), due: at(-2) });
  const plate = `B${company.vehicle.plate.slice(1)}`;
  const better = await makeVehicle(company, { plate, plateKey: plate, dailyRateCents: 15_000 });
  await signIn('agent');
  await page.goto('/dashboard');
  await expect(page.getByText(words.dashboard.at_risk_better)).toBeVisible();
  await page
    .getByRole('button', { name: say('reservations.danger_give', { vehicle: `Toyota RAV4 · ${plate}` }) })
    .click();

  await expect(page).toHaveURL(new RegExp(`/reservations/${id}\\?exchanged`));
  const tell = page.getByRole('link', { name: words.reservations.exchanged_tell });
  await expect(tell).toHaveAttribute('href', new RegExp(`wa\\.me/50937000002\\?text=.*${number}.*${plate}`));
  await expect(page.getByText(words.reservations.danger_title)).toHaveCount(0);
  const [row] = await withTenant(company.id, (tx) => tx.select().from(reservations).where(eq(reservations.id, id)));
  expect(row).toMatchObject({ vehicleId: better, totalCents: 24_000 });
});

import { expect } from '@playwright/test';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { expectAccessible } from './parts/accessible';
import { drawSignature } from './parts/draw-signature';
import { test } from './parts/journey';
import { WORDS } from './parts/words';

const words = WORDS.en;
const { inspections } = words;
const mirror = `${inspections.zone_left_mirror}: ${inspections.kind_broken}`;

test('a broken mirror: marked at the return, charged, paid, and repaired with a ticket', async ({
  page,
  company,
  signIn,
}) => {
  await signIn('manager');
  const values = { customerId: company.customer.id };
  const { id } = await makeActiveRental(company, { vehicleId: company.vehicle.id, values });
  await page.goto(`/rentals/${id}/return`);
  await page.locator('#odometerKm').fill('40100');
  await page.locator('#fuelLevel').selectOption('full');

  await page.getByText(inspections.board_title).click();
  // With the keyboard alone: from the middle of the side to its mirror.
  const side = page.getByRole('button', { name: new RegExp(`^${inspections.view_left}:`) });
  await side.focus();
  for (let steps = 0; steps < 8; steps += 1) {
    if (await side.getByText(inspections.zone_left_mirror).count()) break;
    if ((await side.getAttribute('aria-label'))?.includes(inspections.zone_left_mirror)) break;
    await side.press(steps % 2 === 0 ? 'ArrowLeft' : 'ArrowUp');
  }
  await expect(side).toHaveAttribute('aria-label', new RegExp(inspections.zone_left_mirror));
  await side.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(inspections.kind_broken).click();
  await dialog.getByText(inspections.severity_severe).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: inspections.damage_save }).click();
  await expect(page.getByText(mirror)).toBeVisible();

  await page.getByRole('button', { name: inspections.damage_charge }).click();
  await page.locator('[id="extras.0.amountCents"]').fill('120');
  // A signature counts for the amount above it, so that has to be there first.
  await expect(page.getByText('120.00 USD.')).toBeVisible();
  await drawSignature(page, words.rentals.customer_signature);
  await page.getByRole('button', { name: words.rentals.take_back }).filter({ visible: true }).click();
  await expect(page).toHaveURL(new RegExp(`/rentals/${id}\\?`));

  await page.getByRole('button', { name: words.action.collect_payment }).first().click();
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expect(page.getByText(words.status.paid).first()).toBeVisible();

  await page.goto(`/vehicles/${company.vehicle.id}/damages?state=charged`);
  await expect(page.getByText('120.00 USD')).toBeVisible();
  await page.getByRole('link', { name: inspections.damage_ticket }).click();
  await expect(page.locator('#notes')).toHaveValue(mirror);
  await page.getByRole('button', { name: words.maintenance.create_ticket }).click();
  await expect(page).toHaveURL(/\/inspections\/tickets\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('link', { name: mirror })).toBeVisible();
  await page.getByRole('button', { name: words.maintenance.complete }).click();
  const repaired = page.getByRole('checkbox', { name: mirror });
  await expect(repaired).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: words.maintenance.complete }).click();
  await expect(page.getByText(words.success.vehicle_available)).toBeVisible();

  await page.goto(`/vehicles/${company.vehicle.id}/damages?state=repaired`);
  await expect(page.getByText(mirror)).toBeVisible();
  await expectAccessible(page);
});

import { expect } from '@playwright/test';
import { test } from './parts/journey';
import { WORDS } from './parts/words';

const words = WORDS.en;

test('a vehicle goes to the garage and comes back', async ({ page, company, signIn }) => {
  await signIn('manager');
  await page.goto('/inspections/tickets/new');
  const create = page.getByRole('button', { name: words.maintenance.create_ticket });
  await create.click();
  await expect(page.getByText(words.errors.select_vehicle)).toBeVisible();
  await expect(page.getByText(words.errors.choose_service)).toBeVisible();
  await expect(page.locator('#vehicleId')).toBeFocused();

  await page.locator('#vehicleId').fill(company.vehicle.plate);
  await page.getByRole('option', { name: new RegExp(company.vehicle.plate) }).click();
  await page.locator('#serviceType').selectOption('brake_service');
  await page.locator('#vendorName').fill('Garaj Ti Jo');
  await page.locator('#costCents').fill('45');
  await create.click();
  await expect(page).toHaveURL(/\/inspections\/tickets\/[0-9a-f]{8}-[0-9a-f-]{27}$/);

  await page.getByRole('button', { name: words.maintenance.add_line }).click();
  await page.locator('#what').fill('Brake pads');
  await page.locator('#quantityHundredths').fill('2');
  await page.locator('#unitCostCents').fill('12.50');
  await page.getByRole('dialog').getByRole('button', { name: words.maintenance.add_line }).click();
  await expect(page.getByText(/70\.00.USD/)).toBeVisible();
  await page.getByRole('button', { name: words.maintenance.log_add }).click();
  await page.locator('#note').fill('Both front wheels done');
  await page.getByRole('dialog').getByRole('button', { name: words.action.save, exact: true }).click();
  await expect(page.getByText('Both front wheels done')).toBeVisible();

  await page.getByRole('button', { name: words.maintenance.complete }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.maintenance.complete }).click();
  await expect(page.getByText(words.success.vehicle_available)).toBeVisible();
  await page.goto('/inspections?tab=completed');
  await expect(page.getByRole('link', { name: /^M-/ }).filter({ visible: true }).first()).toBeVisible();
});

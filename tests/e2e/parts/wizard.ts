import { expect, type Page } from '@playwright/test';
import type { Company } from './company';
import { drawSignature } from './draw-signature';
import { at } from './sign-in';
import type { Words } from './words';

/** The button of the wide screen or of the phone's bar, whichever is shown. */
export function shownButton(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true }).filter({ visible: true });
}

/** Opens the wizard and picks the company's vehicle and customer. */
export async function pickParties(page: Page, words: Words, company: Company): Promise<void> {
  await page.goto(at(company.slug, '/rentals/new'));
  await page.locator('#vehicleId').fill(company.vehicle.plate);
  await page.getByRole('option', { name: new RegExp(company.vehicle.plate) }).click();
  await page.locator('#customerId').fill(company.customer.name);
  await page.getByRole('option', { name: company.customer.name }).click();
  await expect(page.getByRole('region', { name: words.rentals.price }).getByText(words.common.total)).toBeVisible();
}

/** Fills every step of the wizard, up to the review. */
export async function reachReview(page: Page, words: Words, company: Company): Promise<void> {
  await pickParties(page, words, company);
  await fillSteps(page, words);
  await expect(shownButton(page, words.rentals.activate)).toBeEnabled();
}

/** From the first step, its parties picked, to the review. */
export async function fillSteps(page: Page, words: Words): Promise<void> {
  await shownButton(page, words.action.next).click();
  await page.getByText(words.inspections.fuel_full, { exact: true }).click();
  await page.locator('#odometerKm').fill('30005');
  await shownButton(page, words.action.next).click();
  await drawSignature(page, words.rentals.customer_signature);
  await drawSignature(page, words.rentals.agent_signature);
  await shownButton(page, words.action.next).click();
  for (const name of ['ack_terms', 'ack_charges', 'ack_gps', 'ack_no_border'] as const)
    await page.getByText(words.rentals[name]).click();
  await shownButton(page, words.action.next).click();
  await expect(shownButton(page, words.rentals.activate)).toBeVisible();
}

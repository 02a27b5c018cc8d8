import { expect, type Page } from '@playwright/test';
import { newId } from '@/lib/id';
import { getTermsToSign } from '@/lib/rentals/get-terms-to-sign';
import { saveDraft } from '@/lib/rentals/save-draft';
import type { WizardStep } from '@/lib/rentals/values';
import { termsOf } from '@/lib/rentals/wizard/signed-terms';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import { BLANK_WIZARD } from '@/lib/rentals/wizard/wizard-values';
import { query } from '@/lib/server/query';
import { agreementValues } from '@/tests/support/agreement';
import { asAgent } from '@/tests/support/contexts';
import type { Company } from './company';
import type { Words } from './words';

interface Draft {
  rentalId: string;
  /** The URL of the draft in the wizard. */
  path: string;
}

/**
 * A draft with the company's vehicle and customer, completely filled in and signed, that was left at the given step.
 */
export async function makeOpenDraft(
  company: Company,
  step: WizardStep,
  more: Partial<WizardValues> = {},
  rentalId = newId(),
): Promise<Draft> {
  const typed = { dailyRateCents: '120.00', insurancePerDayCents: '15.00', odometerKm: '30005', ...more };
  const agent = await asAgent(company);
  const { stamp: termsStamp } = await query(agent, 'rentals.create', (q) => getTermsToSign(q, company.customer.id));
  const agreed = agreementValues(company.customer.id, company.vehicle.id, typed);
  const filled: WizardValues = { ...BLANK_WIZARD, ...agreed, termsStamp };
  const terms = termsOf(filled);
  const values = { ...filled, customerTerms: terms, agentTerms: terms, ...more };
  await saveDraft(agent, { rentalId, step, values });
  return { rentalId, path: `/rentals/new?draft=${rentalId}` };
}

/** The button of the wide screen or of the phone's bar, whichever is visible. */
export function shownButton(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true }).filter({ visible: true });
}

/** The button of a step above the wizard. */
export function stepButton(page: Page, name: string) {
  return page.getByRole('button', { name: new RegExp(`^${name}\\.`) });
}

/** Turns one step on and back, by which the wizard is known to run: what is typed before that is not saved. */
export async function waitForWizard(page: Page, words: Words): Promise<void> {
  for (const step of ['inspection', 'agreement'] as const) {
    await stepButton(page, words.rentals[`step_${step}`]).click();
    await expect(page).toHaveURL(new RegExp(`step=${step}`));
  }
}

/** The card of a vehicle, by its plate. */
export function vehicleCard(page: Page, plate: string) {
  return page.getByRole('radiogroup').getByText(plate);
}

/** Finds a vehicle by its plate, and chooses its card. */
export async function pickVehicle(page: Page, plate: string): Promise<void> {
  await page.locator('#vehicleSearch').fill(plate);
  await vehicleCard(page, plate).click();
  await expect(page.getByRole('radio', { name: new RegExp(plate) })).toBeChecked();
}

/** Opens the fields behind one of the wizard's sentences. */
export async function openFold(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Opens the places and the zone, which are one line at first. */
export async function openPlaces(page: Page, words: Words): Promise<void> {
  await page.locator('summary').filter({ hasText: words.rentals.change }).click();
}

/** Opens the wizard and picks the company's vehicle and customer. */
export async function pickParties(page: Page, words: Words, company: Company): Promise<void> {
  await page.goto('/rentals/new');
  await waitForWizard(page, words);
  await pickVehicle(page, company.vehicle.plate);
  await page.locator('#customerId').fill(company.customer.name);
  await page.getByRole('option', { name: company.customer.name }).click();
  await expect(page.getByRole('region', { name: words.rentals.price }).getByText(words.common.total)).toBeVisible();
}

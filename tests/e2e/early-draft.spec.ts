import { expect } from '@playwright/test';
import { makeVehicle } from '@/tests/support/factories';
import { countIn } from './parts/company';
import { holdScripts } from './parts/hold-scripts';
import { test } from './parts/journey';
import { makeOpenDraft, openPlaces, shownButton, vehicleCard } from './parts/wizard';
import { WORDS } from './parts/words';

const words = WORDS.en;

for (const { step, field, typed, pressed } of [
  { step: 'agreement', field: 'pickupLocation', typed: 'Devan lagrevi a', pressed: words.action.next },
  { step: 'inspection', field: 'damageNotes', typed: 'Yon mak sou pòt la', pressed: words.action.previous },
] as const)
  test(`what is typed and pressed at the step ${step} before the scripts run is saved and done`, async ({
    page,
    company,
    signIn,
  }) => {
    await signIn('manager');
    const { path } = await makeOpenDraft(company, step);
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    if (step === 'agreement') await openPlaces(page, words);
    await page.locator(`#${field}`).fill(typed);
    await shownButton(page, pressed).click();
    letGo();
    await expect(page.locator(`#${field}`)).toHaveCount(0);
    await expect.poll(() => countIn(company, 'rentals', `t.draft->>'${field}' = '${typed}'`)).toBe(1);
  });

test('what is chosen before the scripts run is kept and saved, and nothing else', async ({ page, company, signIn }) => {
  await signIn('manager');
  const { path } = await makeOpenDraft(company, 'details');
  const letGo = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#paymentMethod').selectOption('bank_transfer');
  await page.locator('#takeDeposit').check();
  letGo();
  const chosen = "t.draft->>'paymentMethod' = 'bank_transfer' and t.draft->>'takeDeposit' = 'true'";
  await expect.poll(() => countIn(company, 'rentals', chosen)).toBe(1);
  await expect(page.locator('#paymentMethod')).toHaveValue('bank_transfer');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
});

test('a vehicle chosen before the scripts run is kept, with its own price', async ({ page, company, signIn }) => {
  await signIn('agent');
  const plate = `Z${company.vehicle.plate}`;
  const id = await makeVehicle(company, { make: 'Kia', model: 'Rio', plate, plateKey: plate, dailyRateCents: 5500 });
  const { path } = await makeOpenDraft(company, 'agreement', { rateOwn: false });
  const letGo = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await vehicleCard(page, plate).click();
  letGo();
  const chosen = `t.draft->>'vehicleId' = '${id}' and t.draft->>'dailyRateCents' = '55.00'`;
  await expect.poll(() => countIn(company, 'rentals', chosen)).toBe(1);
  await expect(page.getByRole('radio', { name: new RegExp(plate) })).toBeChecked();
});

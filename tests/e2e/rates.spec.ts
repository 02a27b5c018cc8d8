import { expect } from '@playwright/test';
import { DAY_MS } from '@/lib/durations';
import { test } from './parts/journey';
import { pickParties } from './parts/wizard';
import { say, WORDS } from './parts/words';

const words = WORDS.en;
const SEASON = 'Fèt Gede';

/** A day this many days from now, as a date field takes it. */
function day(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

/** The price line for this many days at 150.00. */
function daysAtSeason(days: number): string {
  return `${say('pricing.per_day', { days, rateCents: '150.00\u00a0USD' })}: ${SEASON}`;
}

test('a manager prices a season, and an agent is offered its rate', async ({ page, company, signIn, colleague }) => {
  await signIn('manager');
  await page.goto('/rates');
  await expect(page.getByText(words.rates.empty)).toBeVisible();
  await page.getByRole('link', { name: words.rates.add }).first().click();
  await page.locator('#name').fill(SEASON);
  await page.getByRole('button', { name: words.rates.add }).click();
  await expect(page.getByText(words.errors.required).first()).toBeVisible();
  await page.locator('#changeBasisPoints').fill('25');
  await page.getByRole('button', { name: words.rates.add }).click();
  await expect(page.getByText(words.errors.rate_scope_missing)).toBeVisible();
  await page.locator('#startsOn').fill(day(-1));
  await page.locator('#endsOn').fill(day(30));
  await page.getByRole('button', { name: words.rates.add }).click();
  await expect(page.getByRole('link', { name: new RegExp(SEASON) }).filter({ visible: true })).toBeVisible();

  await page.locator('#previewVehicle').fill(company.vehicle.plate);
  await page.getByRole('option', { name: new RegExp(company.vehicle.plate) }).click();
  await page.locator('#pickupAt').fill(`${day(2)}T10:00`);
  await page.locator('#dueAt').fill(`${day(6)}T10:00`);
  await expect(page.getByText(daysAtSeason(4))).toBeVisible();
  await expect(page.getByText('600.00\u00a0USD').first()).toBeVisible();
  // The same day with another time, typed into the day's field.
  await page.locator('#dueAt').fill(`${day(6)}T15:00`);
  await expect(page.getByText(daysAtSeason(5))).toBeVisible();

  const agent = await colleague('agent');
  await agent.goto('/rates');
  await expect(agent.getByRole('link', { name: new RegExp(SEASON) }).first()).toBeAttached();
  await expect(agent.getByRole('link', { name: words.rates.add })).toHaveCount(0);
  await pickParties(agent, words, company);
  const price = agent.getByRole('region', { name: words.rentals.price });
  await expect(price.getByText(daysAtSeason(3))).toBeVisible();
});

test('a manager keeps the company’s own classes, and gives one to a vehicle', {
  tag: '@phone',
}, async ({ page, company, signIn }) => {
  await signIn('manager');
  await page.goto('/rates');
  const dialog = page.getByRole('dialog');
  for (const name of ['Gwo machin', 'Ti machin']) {
    await page.getByRole('button', { name: words.rates.class_add }).click();
    await dialog.locator('#name').fill(name);
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  }
  await page.getByRole('button', { name: say('rates.class_up', { name: 'Ti machin' }) }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'machin' }).first()).toContainText('Ti machin');
  await page.goto(`/vehicles/${company.vehicle.id}/edit`);
  await page.locator('#classId').selectOption({ label: 'Gwo machin' });
  await page.getByRole('button', { name: words.action.save_changes }).click();
  await expect(page.getByText('Gwo machin').first()).toBeVisible();
});

import { expect } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { expectAccessible } from './parts/accessible';
import { countIn } from './parts/company';
import { fillOver } from './parts/fill-over';
import { test } from './parts/journey';
import { WORDS } from './parts/words';

const words = WORDS.en;

test('of two who edit a vehicle, the second sees what the first changed and chooses field by field', {
  tag: '@phone',
}, async ({ page, company, signIn, colleague }) => {
  await signIn('manager');
  const other = await colleague('admin');
  const { id } = company.vehicle;
  await page.goto(`/vehicles/${id}/edit`);
  await fillOver(page.locator('#dailyRateCents'), '110');
  await page.locator('#notes').fill('New tyres');
  await other.goto(`/vehicles/${id}/edit`);
  await fillOver(other.locator('#dailyRateCents'), '135.50');
  await other.locator('#color').fill('Red');
  await other.getByRole('button', { name: words.action.save_changes }).click();
  await expect(other).toHaveURL(`/vehicles/${id}`);

  await page.getByRole('button', { name: words.action.save_changes }).click();
  const clash = page.getByRole('dialog', { name: words.common.clash_title });
  const rate = clash.getByRole('group', { name: words.vehicles.rate });
  const color = clash.getByRole('group', { name: words.vehicles.color });
  await expect(rate.getByRole('radio', { name: /110/ })).toBeChecked();
  await expect(rate.getByRole('radio', { name: /The admin.*135\.50/ })).not.toBeChecked();
  await expect(color.getByRole('radio', { name: /The admin.*Red/ })).toBeChecked();
  // Nobody else has touched the notes.
  await expect(clash.getByRole('group', { name: words.common.notes })).toHaveCount(0);
  await expectAccessible(page);
  expect(await countIn(company, 'vehicles', 't.daily_rate_cents = 13550')).toBe(1);

  // The form is still there with what was typed, and the comparison opens again.
  await clash.getByRole('button', { name: words.action.back }).click();
  await expect(page.locator('#dailyRateCents')).toHaveValue('110');
  await page.getByRole('button', { name: words.common.clash_compare }).click();
  await withTenant(company.id, (tx) => tx.execute(sql`update vehicles set seats = 5 where id = ${id}`));
  await clash.getByRole('button', { name: words.common.clash_save }).click();

  // Changed once more in between, and nobody knows by whom.
  const seats = clash.getByRole('group', { name: words.vehicles.seats });
  await expect(seats.getByRole('radio', { name: new RegExp(words.common.clash_saved) })).toBeChecked();
  await expect(clash.getByRole('group')).toHaveCount(1);
  await seats.getByRole('radio', { name: new RegExp(words.common.clash_opened) }).check();
  await clash.getByRole('button', { name: words.common.clash_save }).click();
  await expect(page).toHaveURL(`/vehicles/${id}`);
  const saved = "t.daily_rate_cents = 11000 and t.color = 'Red' and t.notes = 'New tyres' and t.seats = 7";
  expect(await countIn(company, 'vehicles', saved)).toBe(1);
});

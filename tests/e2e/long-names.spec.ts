import { expect } from '@playwright/test';
import { makeVehicleClass } from '@/tests/support/make-rule';
import { expectAccessible } from './parts/accessible';
import { chooseMore } from './parts/choose-more';
import { test } from './parts/journey';
import { say } from './parts/words';

test('a button with a name of eighty letters stays within its dialog', {
  tag: '@phone',
}, async ({ page, company, signIn }) => {
  const name = 'W'.repeat(80);
  await makeVehicleClass(company, name);
  await signIn('manager');
  await page.goto('/rates');
  const named = say('rates.archive_named', { name });
  await chooseMore(page, named, name);
  const dialog = page.getByRole('dialog');
  const frame = await dialog.boundingBox();
  const button = await dialog.getByRole('button', { name: named }).boundingBox();
  expect((button?.x ?? 0) + (button?.width ?? 999)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
  await expectAccessible(page);
});

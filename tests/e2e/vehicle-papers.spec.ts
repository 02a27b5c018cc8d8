import { expect } from '@playwright/test';
import { at } from './parts/at';
import { makeCompany } from './parts/company';
import { galleryOf, isStored, makePhoto, openVehicle, statusOf } from './parts/gallery';
import { handOverFiles } from './parts/hand-over-file';
import { holdScripts } from './parts/hold-scripts';
import { test } from './parts/journey';
import { photoFile } from './parts/photo-file';
import { signInAs } from './parts/session';
import { say, WORDS } from './parts/words';

const words = WORDS.en;

test('a button clicked before the scripts are loaded works once they are; a private address is refused', async ({
  page,
  company,
  signIn,
}) => {
  await signIn('manager');
  const letGo = await holdScripts(page);
  await page.goto(`/vehicles/${company.vehicle.id}`, { waitUntil: 'commit' });
  const { place } = galleryOf(page);
  await place.getByRole('button', { name: words.action.paste_url }).click();
  const field = place.getByLabel(words.files.address);
  await expect(field).toHaveCount(0);
  letGo();
  await expect(field).toBeVisible();
  await field.fill('a photo');
  await field.press('Enter');
  await expect(place.getByText(words.files.not_an_address)).toBeVisible();
  await field.fill('http://127.0.0.1:3000/photo.jpg');
  await field.press('Enter');
  await expect(place.getByText(words.errors.url_refused)).toBeVisible();
});

test('a vehicle’s documents have their slots, which keep their files', {
  tag: '@phone',
}, async ({ page, company, signIn }) => {
  await signIn('manager');
  await openVehicle(page, company);
  const card = page.getByRole('listitem', { name: words.files.slot_insurance });
  await card.locator('[data-file-input]').setInputFiles([await photoFile('oavct.jpg')]);
  await expect(card.getByRole('button', { name: new RegExp(`^${words.files.open}`) })).toBeVisible();
  await expect(card.getByText('oavct.jpg')).toBeVisible();
  const replaced = page.waitForResponse(isStored);
  await handOverFiles(card, 'drop', [await photoFile('oavct-2027.jpg')]);
  await replaced;
  await expect(card.getByText('oavct.jpg')).toHaveCount(0);
  await handOverFiles(card, 'drop', [await photoFile('front.jpg'), await photoFile('back.jpg')]);
  await expect(card.getByRole('alert')).toHaveText(say('files.one_only', { count: 2 }));
  await page.reload();
  await expect(card.getByText('oavct-2027.jpg')).toBeVisible();
  await expect(card.getByRole('img')).toHaveCount(0);
  await card.getByRole('button', { name: new RegExp(`^${words.files.open}`) }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: new RegExp(`^${words.files.remove}`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.files.remove }).click();
  await expect(card.getByText(words.files.no_file)).toBeVisible();
});

test('another company’s file is not there, nor is a removed one; an agent only looks', async ({
  page,
  browser,
  company,
  signIn,
  colleague,
}) => {
  const id = await makePhoto(company, 'Mine');
  await signIn('manager');
  await page.goto('/vehicles');
  expect(await statusOf(page, `/api/files/${id}`)).toBe(200);

  const stranger = await makeCompany();
  const other = await browser.newPage();
  await signInAs(other.context(), stranger, 'manager');
  await other.goto(at(stranger.slug, '/vehicles'));
  for (const path of [`/api/files/${id}`, `/api/files/${id}?size=thumbnail`]) {
    expect(await statusOf(other, path), path).toBe(404);
  }
  await other.close();

  const agent = await colleague('agent');
  await agent.goto(`/vehicles/${company.vehicle.id}`);
  await expect(galleryOf(agent).photos).toHaveCount(1);
  await expect(agent.locator('[data-file-input]')).toHaveCount(0);

  expect(await statusOf(page, `/api/files/${id}`, 'DELETE')).toBe(200);
  expect(await statusOf(page, `/api/files/${id}`)).toBe(404);
});

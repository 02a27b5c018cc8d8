import { expect, test } from '@playwright/test';
import { makeCompany } from './parts/company';
import { galleryOf, isStored, openVehicle, statusOf } from './parts/gallery';
import { handOverFiles } from './parts/hand-over-file';
import { holdScripts } from './parts/hold-scripts';
import { photoFile } from './parts/photo-file';
import { anotherPerson, at, setLanguage, signIn } from './parts/sign-in';
import { vehicleIdOf } from './parts/vehicle-id';
import { WORDS } from './parts/words';

const words = WORDS.en;

test.beforeEach(async ({ page }) => setLanguage(page, 'en'));

test('an address is fetched by the server, and a private one refused', async ({ page }) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'manager');
  await openVehicle(page, company);
  const { place } = galleryOf(page);
  await place.getByRole('button', { name: words.action.paste_url }).click();
  const field = place.getByLabel(words.files.address);
  await field.fill('a photo');
  await field.press('Enter');
  await expect(place.getByText(words.files.not_an_address)).toBeVisible();
  await field.fill('http://127.0.0.1:3000/photo.jpg');
  await field.press('Enter');
  await expect(place.getByText(words.errors.url_refused)).toBeVisible();
});

test('a button pressed before the page is alive does its work once it is', async ({ page }) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'manager');
  const letGo = await holdScripts(page);
  const vehicleId = await vehicleIdOf(company);
  await page.goto(at(company.slug, `/vehicles/${vehicleId}`), { waitUntil: 'commit' });
  const { place } = galleryOf(page);
  await place.getByRole('button', { name: words.action.paste_url }).click();
  await expect(place.getByLabel(words.files.address)).toHaveCount(0);
  letGo();
  await expect(place.getByLabel(words.files.address)).toBeVisible();
});

test('a vehicle’s papers have their places, which the page keeps', async ({ page }) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'manager');
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
  await expect(card.getByRole('alert')).toHaveText(words.files.one_only.replace('{count}', '2'));
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

test('another company’s file is not there, nor is a removed one; an agent only looks', async ({ page, browser }) => {
  const company = await makeCompany();
  const stranger = await makeCompany();
  await signIn(page, company.slug, 'manager');
  const vehicleId = await openVehicle(page, company);
  const stored = page.waitForResponse(isStored, { timeout: 60_000 });
  await galleryOf(page).chooser.setInputFiles([await photoFile('mine.jpg')]);
  const { id }: { id: string } = await (await stored).json();
  expect(await statusOf(page, `/api/files/${id}`)).toBe(200);

  const other = await anotherPerson(browser, 'en');
  await signIn(other, stranger.slug, 'manager');
  for (const path of [`/api/files/${id}`, `/api/files/${id}?size=thumbnail`]) {
    expect(await statusOf(other, path), path).toBe(404);
  }
  await signIn(other, company.slug, 'agent');
  await other.goto(at(company.slug, `/vehicles/${vehicleId}`));
  await expect(galleryOf(other).photos).toHaveCount(1);
  await expect(other.locator('[data-file-input]')).toHaveCount(0);
  await other.context().close();

  expect(await statusOf(page, `/api/files/${id}`, 'DELETE')).toBe(200);
  expect(await statusOf(page, `/api/files/${id}`)).toBe(404);
});

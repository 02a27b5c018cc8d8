import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './parts/accessible';
import { type Company, makeCompany } from './parts/company';
import { handOverFiles } from './parts/hand-over-file';
import { photoFile } from './parts/photo-file';
import { anotherPerson, at, setLanguage, signIn } from './parts/sign-in';
import { vehicleIdOf } from './parts/vehicle-id';
import { WORDS } from './parts/words';

const words = WORDS.en;

test.beforeEach(async ({ page }) => setLanguage(page, 'en'));

/** The parts of a vehicle's page that show its photos. */
function galleryOf(page: Page) {
  const place = page.locator('[data-file-target]').first();
  return {
    place,
    chooser: place.locator('[data-file-input]'),
    photos: place.locator('img'),
    tiles: place.getByRole('button', { name: /^Enlarge/ }),
    menuOf: (name: string | RegExp) => place.getByRole('button', { name }),
  };
}

async function openVehicle(page: Page, company: Company): Promise<string> {
  const vehicleId = await vehicleIdOf(company);
  await page.goto(at(company.slug, `/vehicles/${vehicleId}`));
  // The gallery is made alive after the rest of the page.
  await expect(galleryOf(page).place).toBeVisible();
  return vehicleId;
}

async function captions(page: Page): Promise<string[]> {
  return galleryOf(page).tiles.evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label') ?? ''));
}

async function nameLast(page: Page, caption: string): Promise<void> {
  const { place } = galleryOf(page);
  await place
    .getByRole('button', { name: /^Change: Photo/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: words.files.edit_caption }).click();
  await page.getByRole('dialog').getByLabel(words.files.caption).fill(caption);
  await page.getByRole('dialog').getByRole('button', { name: words.action.save }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(place.getByText(caption)).toBeVisible();
}

test('a manager photographs a vehicle: chosen, dropped, pasted, shrunk, arranged, enlarged, removed', async ({
  page,
}) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'manager');
  await openVehicle(page, company);
  const { place, chooser, photos, tiles } = galleryOf(page);
  await expect(place.getByText(words.files.no_photos)).toBeVisible();
  await expectAccessible(page);

  const large = await photoFile('IMG_0001.jpg', { width: 4000, height: 3000, turned: true });
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/files') && answer.status() === 201);
  await chooser.setInputFiles([large]);
  await expect(page.getByRole('progressbar', { name: 'IMG_0001.jpg' })).toBeVisible();
  const kept: { width: number; height: number } = await (await stored).json();
  expect([kept.width, kept.height], 'upright, and no larger than is kept').toEqual([1536, 2048]);
  const sent = Number(await (await stored).request().headerValue('content-length'));
  expect(sent, 'the browser makes it smaller before it sends it').toBeLessThan(large.buffer.length / 2);
  await expect(photos).toHaveCount(1);
  await nameLast(page, 'Front');

  await handOverFiles(place, 'drop', [await photoFile('back.jpg')]);
  await expect(photos).toHaveCount(2);
  await nameLast(page, 'Back');
  await handOverFiles(page.locator('body'), 'paste', [await photoFile('inside.jpg')]);
  await expect(photos).toHaveCount(3);
  await nameLast(page, 'Inside');
  expect(await captions(page)).toEqual(['Enlarge: Front', 'Enlarge: Back', 'Enlarge: Inside']);
  await expectAccessible(page);

  await place.getByRole('button', { name: 'Change: Inside' }).click();
  await page.getByRole('menuitem', { name: words.files.make_cover }).click();
  await expect.poll(() => captions(page)).toEqual(['Enlarge: Inside', 'Enlarge: Front', 'Enlarge: Back']);
  await expect(place.getByRole('listitem').first().getByText(words.files.cover)).toBeVisible();
  const moved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await tiles.last().press('Shift+ArrowLeft');
  await expect.poll(() => captions(page)).toEqual(['Enlarge: Inside', 'Enlarge: Back', 'Enlarge: Front']);
  await expect(page.getByRole('button', { name: 'Enlarge: Back' })).toBeFocused();
  await moved;
  await page.reload();
  await expect.poll(() => captions(page)).toEqual(['Enlarge: Inside', 'Enlarge: Back', 'Enlarge: Front']);

  await tiles.first().click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByRole('img', { name: 'Inside' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByRole('img', { name: 'Back' })).toBeVisible();
  await page.keyboard.press('+');
  await expect(lightbox.getByRole('img')).toHaveCSS('transform', /matrix\(1\.6,/);
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(tiles.first()).toBeFocused();

  await place.getByRole('button', { name: 'Change: Back' }).click();
  await page.getByRole('menuitem', { name: words.files.remove_photo }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.files.remove_photo }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => captions(page)).toEqual(['Enlarge: Inside', 'Enlarge: Front']);
  await page.reload();
  await expect.poll(() => captions(page)).toEqual(['Enlarge: Inside', 'Enlarge: Front']);
});

test('photos are arranged by dragging them', async ({ page, isMobile }) => {
  test.skip(isMobile, 'there is no mouse');
  const company = await makeCompany();
  await signIn(page, company.slug, 'manager');
  await openVehicle(page, company);
  const { chooser, photos, tiles } = galleryOf(page);
  await chooser.setInputFiles([await photoFile('front.jpg')]);
  await expect(photos).toHaveCount(1);
  await nameLast(page, 'Front');
  await chooser.setInputFiles([await photoFile('back.jpg')]);
  await expect(photos).toHaveCount(2);
  await nameLast(page, 'Back');
  await tiles.last().dragTo(tiles.first());
  await expect.poll(() => captions(page)).toEqual(['Enlarge: Back', 'Enlarge: Front']);
  await expect(photos).toHaveCount(2);
});

test('of several at once, each has its own outcome, in words; the good ones stay, the line may break', async ({
  page,
}) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'manager');
  await openVehicle(page, company);
  const { place, chooser, photos } = galleryOf(page);
  await page.route('**/api/files', (route) => route.abort('connectionreset'), { times: 1 });
  await chooser.setInputFiles([
    await photoFile('one.jpg'),
    await photoFile('two.jpg'),
    { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Sir or Madam') },
    { name: 'film.jpg', mimeType: 'image/jpeg', buffer: randomBytes(11 * 1024 * 1024) },
    await photoFile('three.jpg'),
  ]);
  const row = (name: string) => place.getByRole('listitem').filter({ hasText: name });
  await expect(row('film.jpg').getByText(words.errors.file_too_large)).toBeVisible();
  await expect(row('letter.jpg').getByText(words.errors.photo_type_refused)).toBeVisible();
  await expect(row('one.jpg').getByText(words.errors.network_error)).toBeVisible();
  await expect(photos).toHaveCount(2);
  await expectAccessible(page);
  await row('one.jpg')
    .getByRole('button', { name: words.files.retry_named.replace('{name}', 'one.jpg') })
    .click();
  await expect(photos).toHaveCount(3);
  for (const name of ['film.jpg', 'letter.jpg']) {
    await row(name)
      .getByRole('button', { name: words.files.dismiss_named.replace('{name}', name) })
      .click();
    await expect(row(name)).toHaveCount(0);
  }
});

test('without a network an upload waits, and goes on by itself', async ({ page, context }) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'manager');
  await openVehicle(page, company);
  const { place, chooser, photos } = galleryOf(page);
  await context.setOffline(true);
  await chooser.setInputFiles([await photoFile('later.jpg')]);
  await expect(place.getByText(words.files.state_waiting)).toBeVisible();
  await context.setOffline(false);
  await expect(photos).toHaveCount(1);
});

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

test('a vehicle’s papers have their places, which the page keeps', async ({ page }) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'manager');
  await openVehicle(page, company);
  const card = page.getByRole('listitem', { name: words.files.slot_insurance });
  await card.locator('[data-file-input]').setInputFiles([await photoFile('oavct.jpg')]);
  await expect(card.getByText('oavct.jpg')).toBeVisible();
  await handOverFiles(card, 'drop', [await photoFile('oavct-2027.jpg')]);
  await expect(card.getByText('oavct-2027.jpg')).toBeVisible();
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
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/files') && answer.status() === 201);
  await galleryOf(page).chooser.setInputFiles([await photoFile('mine.jpg')]);
  const { id }: { id: string } = await (await stored).json();
  expect((await page.request.get(at(company.slug, `/api/files/${id}`))).status()).toBe(200);

  const other = await anotherPerson(browser, 'en');
  await signIn(other, stranger.slug, 'manager');
  for (const path of [`/api/files/${id}`, `/api/files/${id}?size=thumbnail`]) {
    expect((await other.request.get(at(stranger.slug, path))).status(), path).toBe(404);
  }
  await signIn(other, company.slug, 'agent');
  await other.goto(at(company.slug, `/vehicles/${vehicleId}`));
  await expect(galleryOf(other).photos).toHaveCount(1);
  await expect(other.locator('[data-file-input]')).toHaveCount(0);
  await other.context().close();

  const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
  expect((await page.request.delete(at(company.slug, `/api/files/${id}`), { headers })).status()).toBe(200);
  expect((await page.request.get(at(company.slug, `/api/files/${id}`))).status()).toBe(404);
});

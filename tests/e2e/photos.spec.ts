import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './parts/accessible';
import { makeCompany } from './parts/company';
import { captions, galleryOf, isChanged, isStored, nameLast, openVehicle } from './parts/gallery';
import { handOverFiles } from './parts/hand-over-file';
import { photoFile } from './parts/photo-file';
import { setLanguage, signIn } from './parts/sign-in';
import { WORDS } from './parts/words';

const words = WORDS.en;

test.beforeEach(async ({ page }) => setLanguage(page, 'en'));

test('a manager photographs a vehicle: chosen, dropped, pasted, shrunk, arranged, enlarged, removed', async ({
  page,
}, testInfo) => {
  // A photo of twelve megapixels is made, shrunk, sent and looked at.
  test.slow();
  const company = await makeCompany();
  await signIn(page, company.slug, 'manager');
  await openVehicle(page, company);
  const { place, chooser, photos, tiles } = galleryOf(page);
  await expect(place.getByText(words.files.no_photos)).toBeVisible();
  await expectAccessible(page);

  const large = await photoFile('IMG_0001.jpg', { width: 4000, height: 3000, turned: true });
  const path = testInfo.outputPath(large.name);
  await writeFile(path, large.buffer);
  const stored = page.waitForResponse(isStored, { timeout: 60_000 });
  await chooser.setInputFiles(path);
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
  const placed = page.waitForResponse(isChanged);
  await page.getByRole('menuitem', { name: words.files.make_cover }).click();
  await placed;
  await expect.poll(() => captions(page)).toEqual(['Enlarge: Inside', 'Enlarge: Front', 'Enlarge: Back']);
  await expect(place.getByRole('listitem').first().getByText(words.files.cover)).toBeVisible();
  const moved = page.waitForResponse(isChanged);
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
}, testInfo) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'manager');
  await openVehicle(page, company);
  const { place, chooser, photos } = galleryOf(page);
  await page.route('**/api/files', (route) => route.abort('connectionreset'), { times: 1 });
  const files = [
    await photoFile('one.jpg'),
    await photoFile('two.jpg'),
    { name: 'letter.jpg', buffer: Buffer.from('Dear Sir or Madam') },
    { name: 'film.jpg', buffer: randomBytes(11 * 1024 * 1024) },
    await photoFile('three.jpg'),
  ];
  const paths = files.map(({ name }) => testInfo.outputPath(name));
  for (const [index, { buffer }] of files.entries()) await writeFile(paths[index] ?? '', buffer);
  await chooser.setInputFiles(paths);
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
  // Its code is there; what is not can't be fetched any more.
  await expect(chooser).toBeAttached();
  await context.setOffline(true);
  await chooser.setInputFiles([await photoFile('later.jpg')]);
  await expect(place.getByText(words.files.state_waiting)).toBeVisible();
  await context.setOffline(false);
  await expect(photos).toHaveCount(1);
});

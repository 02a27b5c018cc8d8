import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './parts/accessible';
import { captions, galleryOf, isChanged, isStored, makePhoto, nameLast, openVehicle } from './parts/gallery';
import { handOverFiles } from './parts/hand-over-file';
import { test } from './parts/journey';
import { photoFile } from './parts/photo-file';
import { say, WORDS } from './parts/words';

const words = WORDS.en;

test(
  'a manager photographs a vehicle: chosen, shrunk, dropped, pasted, named',
  {
    tag: '@phone',
  },
  async ({ page, company, signIn }, testInfo) => {
    // A photo of twelve megapixels is created, resized, uploaded and checked.
    test.slow();
    await signIn('manager');
    await openVehicle(page, company);
    const { place, chooser, photos } = galleryOf(page);
    await expect(place.getByText(words.files.no_photos)).toBeVisible();
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
    await handOverFiles(page.locator('body'), 'paste', [await photoFile('inside.jpg')]);
    await expect(photos).toHaveCount(3);
    await nameLast(page, 'Inside');
    expect((await captions(page)).filter((caption) => /Front|Inside/.test(caption))).toEqual(['Front', 'Inside']);
  },
);

test('photos are arranged, enlarged and removed', async ({ page, company, signIn }) => {
  await signIn('manager');
  for (const caption of ['Front', 'Back', 'Inside']) await makePhoto(company, caption);
  await openVehicle(page, company);
  const { place, photos, tiles, menuOf } = galleryOf(page);
  await expect(photos).toHaveCount(3);
  await menuOf('Inside').click();
  const placed = page.waitForResponse(isChanged);
  await page.getByRole('menuitem', { name: words.files.make_cover }).click();
  await placed;
  await expect.poll(() => captions(page)).toEqual(['Inside', 'Front', 'Back']);
  await expect(place.getByRole('listitem').first().getByText(words.files.cover)).toBeVisible();
  const moved = page.waitForResponse(isChanged);
  await tiles.last().press('Shift+ArrowLeft');
  await expect.poll(() => captions(page)).toEqual(['Inside', 'Back', 'Front']);
  await expect(page.getByRole('button', { name: say('files.enlarge', { name: 'Back' }) })).toBeFocused();
  // A photo is a fact of the record, on paper too.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: say('files.enlarge', { name: 'Back' }) })).toBeVisible();
  await page.emulateMedia({ media: null });
  await moved;
  const dragged = page.waitForResponse(isChanged);
  await tiles.last().dragTo(tiles.first());
  await expect.poll(() => captions(page)).toEqual(['Front', 'Inside', 'Back']);
  await dragged;
  await page.reload();
  await expect.poll(() => captions(page)).toEqual(['Front', 'Inside', 'Back']);

  await tiles.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'Front' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('img', { name: 'Inside' })).toBeVisible();
  await page.keyboard.press('+');
  await expect(dialog.getByRole('img')).toHaveCSS('transform', /matrix\(1\.6,/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(tiles.first()).toBeFocused();

  await menuOf('Inside').click();
  await page.getByRole('menuitem', { name: words.files.remove_photo }).click();
  await dialog.getByRole('button', { name: words.files.remove_photo }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => captions(page)).toEqual(['Front', 'Back']);
  await page.reload();
  await expect.poll(() => captions(page)).toEqual(['Front', 'Back']);
});

test('several uploads each have their own result, in words; the good ones stay; without a network one waits', async ({
  page,
  context,
  company,
  signIn,
}, testInfo) => {
  await signIn('manager');
  await openVehicle(page, company);
  const { place, chooser, photos } = galleryOf(page);
  await page.route('**/api/files?*', (route) => route.abort('connectionreset'), { times: 1 });
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
    .getByRole('button', { name: say('files.retry_named', { name: 'one.jpg' }) })
    .click();
  await expect(photos).toHaveCount(3);
  for (const name of ['film.jpg', 'letter.jpg']) {
    await row(name)
      .getByRole('button', { name: say('files.dismiss_named', { name }) })
      .click();
    await expect(row(name)).toHaveCount(0);
  }
  await context.setOffline(true);
  await chooser.setInputFiles([await photoFile('later.jpg')]);
  await expect(place.getByText(words.files.state_waiting)).toBeVisible();
  await context.setOffline(false);
  await expect(photos).toHaveCount(4);
});

import { expect } from '@playwright/test';
import { plainPdf } from '../support/hostile/pdf-parts';
import { galleryOf, isStored, makePhoto, openVehicle } from './parts/gallery';
import { handOverFiles } from './parts/hand-over-file';
import { holdScripts } from './parts/hold-scripts';
import { test } from './parts/journey';
import { photoFile } from './parts/photo-file';
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
  await card.getByRole('button', { name: say('common.more_acts_named', { name: words.files.slot_insurance }) }).click();
  await page.getByRole('menuitem', { name: words.files.remove_file }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.files.remove_file }).click();
  await expect(card.getByText(words.files.no_file)).toBeVisible();
});

test('a PDF is drawn page by page by our own viewer, and served only to be saved', async ({
  page,
  company,
  signIn,
}) => {
  await signIn('manager');
  await openVehicle(page, company);
  const card = page.getByRole('listitem', { name: words.files.slot_insurance });
  const content = Buffer.from(await plainPdf(2));
  const file = { name: 'oavct.pdf', mimeType: 'application/pdf', buffer: content };
  await card.locator('[data-file-input]').setInputFiles([file]);
  await card.getByRole('button', { name: new RegExp(`^${words.files.open}`) }).click();
  const viewer = page.getByRole('dialog', { name: 'oavct.pdf' });
  const first = viewer.getByRole('img', { name: say('files.page_of', { place: 1, count: 2 }) });
  await expect(first).toBeVisible();
  await expect(viewer.getByRole('img')).toHaveCount(2);
  // The page has black letters on it once it is drawn.
  await expect.poll(() => first.locator('canvas').evaluate(darkPixels)).toBeGreaterThan(50);
  await viewer.getByRole('button', { name: words.files.zoom_in }).click();
  await expect.poll(() => first.locator('canvas').evaluate(darkPixels)).toBeGreaterThan(50);
  const address = await viewer.getByRole('link', { name: words.files.download }).getAttribute('href');
  const served = await page.evaluate(
    async (url) => {
      const { headers } = await fetch(url);
      return [headers.get('content-disposition'), headers.get('content-security-policy')];
    },
    String(address?.split('?')[0]),
  );
  expect(served[0]).toMatch(/^attachment/);
  expect(served[1]).toMatch(/; sandbox;/);
  await page.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: new RegExp(`^${words.files.open}`) })).toBeFocused();
});

test('an agent only looks at a vehicle’s photos', async ({ page, company, signIn }) => {
  await makePhoto(company, 'Mine');
  await signIn('agent');
  await page.goto(`/vehicles/${company.vehicle.id}`);
  await expect(galleryOf(page).photos).toHaveCount(1);
  await expect(page.locator('[data-file-input]')).toHaveCount(0);
});

function darkPixels(canvas: HTMLElement | SVGElement): number {
  if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return 0;
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let dark = 0;
  for (let place = 0; place < data.length; place += 4) if ((data[place] ?? 255) < 128) dark += 1;
  return dark;
}

import { expect, type Page, type Response } from '@playwright/test';
import { uploadFile } from '@/lib/files/upload-file';
import { asManager } from '@/tests/support/contexts';
import type { Company } from './company';
import { photoFile } from './photo-file';
import { say, WORDS } from './words';

const words = WORDS.en;

/** The parts of a vehicle's page that show its photos. */
export function galleryOf(page: Page) {
  const place = page.locator('[data-file-target]').first();
  return {
    place,
    chooser: place.locator('[data-file-input]'),
    photos: place.locator('img'),
    tiles: place.getByRole('button', { name: new RegExp(`^${say('files.enlarge', { name: '' })}`) }),
    menuOf: (name: string) => place.getByRole('button', { name: say('files.photo_menu', { name }) }),
  };
}

export function isStored(answer: Response): boolean {
  return new URL(answer.url()).pathname === '/api/files' && answer.status() === 201;
}

export function isChanged(answer: Response): boolean {
  return answer.request().method() === 'PATCH' && answer.ok();
}

/** Stores a photo of the company's vehicle and returns its id. */
export async function makePhoto(company: Company, caption: string): Promise<string> {
  const { buffer } = await photoFile(`${caption}.jpg`);
  const source = { content: buffer, fileName: `${caption}.jpg` };
  const owner = { owner: 'vehicle', ownerId: company.vehicle.id, slot: 'photo' } as const;
  return (await uploadFile(await asManager(company), { ...owner, caption, source })).id;
}

export async function openVehicle(page: Page, company: Company): Promise<void> {
  await page.goto(`/vehicles/${company.vehicle.id}`);
  // The gallery becomes interactive after the rest of the page.
  await expect(galleryOf(page).place).toBeVisible();
}

/** The captions of the photos, in order. */
export async function captions(page: Page): Promise<string[]> {
  const labels = await galleryOf(page).tiles.evaluateAll((tiles) => tiles.map((tile) => tile.ariaLabel ?? ''));
  return labels.map((label) => label.replace(say('files.enlarge', { name: '' }), ''));
}

/** Adds a caption to the last photo, which has none yet. */
export async function nameLast(page: Page, caption: string): Promise<void> {
  const { place } = galleryOf(page);
  const [photo = ''] = words.files.photo_of.split('{');
  const unnamed = new RegExp(`^${say('files.photo_menu', { name: photo })}`);
  await place.getByRole('button', { name: unnamed }).last().click();
  await page.getByRole('menuitem', { name: words.files.edit_caption }).click();
  await page.getByRole('dialog').getByLabel(words.files.caption).fill(caption);
  await page.getByRole('dialog').getByRole('button', { name: words.action.save }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(place.getByText(caption)).toBeVisible();
}

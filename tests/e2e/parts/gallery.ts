import { expect, type Page, type Response } from '@playwright/test';
import type { Company } from './company';
import { at } from './sign-in';
import { vehicleIdOf } from './vehicle-id';
import { WORDS } from './words';

const words = WORDS.en;

/** The parts of a vehicle's page that show its photos. */
export function galleryOf(page: Page) {
  const place = page.locator('[data-file-target]').first();
  return {
    place,
    chooser: place.locator('[data-file-input]'),
    photos: place.locator('img'),
    tiles: place.getByRole('button', { name: /^Enlarge/ }),
    menuOf: (name: string | RegExp) => place.getByRole('button', { name }),
  };
}

export function isStored(answer: Response): boolean {
  return answer.url().endsWith('/api/files') && answer.status() === 201;
}

export function isChanged(answer: Response): boolean {
  return answer.request().method() === 'PATCH' && answer.ok();
}

/** What a page of the product gets when it asks for an address of its own host. */
export function statusOf(page: Page, path: string, method = 'GET'): Promise<number> {
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
  return page.evaluate(async ([url, init]) => (await fetch(url, init)).status, [path, { method, headers }] as const);
}

export async function openVehicle(page: Page, company: Company): Promise<string> {
  const vehicleId = await vehicleIdOf(company);
  await page.goto(at(company.slug, `/vehicles/${vehicleId}`));
  // The gallery is made alive after the rest of the page.
  await expect(galleryOf(page).place).toBeVisible();
  return vehicleId;
}

export async function captions(page: Page): Promise<string[]> {
  return galleryOf(page).tiles.evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label') ?? ''));
}

export async function nameLast(page: Page, caption: string): Promise<void> {
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

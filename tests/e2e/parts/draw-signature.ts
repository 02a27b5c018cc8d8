import { expect, type Page } from '@playwright/test';

/** Draws a line into a signature field, as a hand does. */
export async function drawSignature(page: Page, label: string): Promise<void> {
  const field = page.locator(`canvas[aria-label^="${label}"]`);
  // In the middle of the screen no bar lies over it.
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await field.boundingBox();
  if (!box) throw new Error(`no field to sign: ${label}`);
  await page.mouse.move(box.x + box.width * 0.15, box.y + box.height * 0.5);
  await page.mouse.down();
  for (const [x, y] of [
    [0.3, 0.25],
    [0.45, 0.65],
    [0.6, 0.3],
    [0.8, 0.55],
  ] as const) {
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 6 });
  }
  await page.mouse.up();
  await expect(page.locator('fieldset', { has: field }).getByRole('button')).toBeEnabled();
}

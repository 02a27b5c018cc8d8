import { expect, type Locator, type Page } from '@playwright/test';

/** Where the ink starts and ends, as fractions of the field's width. */
function inkSpan(field: Locator): Promise<[number, number]> {
  return field.evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    const inked = Array.from({ length: canvas.width }, (_, x) => x).filter((x) =>
      Array.from({ length: canvas.height }, (__, y) => (data[(y * canvas.width + x) * 4 + 3] ?? 0) > 0).includes(true),
    );
    return [(inked[0] ?? 0) / canvas.width, (inked.at(-1) ?? 0) / canvas.width];
  });
}

/** Draws a line into a signature field, like a hand. */
export async function drawSignature(page: Page, label: string): Promise<void> {
  const field = page.locator(`canvas[aria-label^="${label}"]`);
  // In the middle of the screen no bar covers it.
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // Waits until it stands still, with nothing over it: a photo that arrives moves everything below.
  await field.hover();
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
  const [left, right] = await inkSpan(field);
  expect(left, 'the ink begins where the pen did').toBeCloseTo(0.15, 1);
  expect(right, 'the ink ends where the pen did').toBeCloseTo(0.8, 1);
}

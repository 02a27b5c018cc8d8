import { expect, type Locator } from '@playwright/test';

/**
 * Replaces what is in a field. Where the page's scripts take the field over between selecting and typing, the selection
 * is lost and the text is added to what was there. Then it is typed again, as a person would.
 */
export async function fillOver(field: Locator, text: string): Promise<void> {
  await expect(async () => {
    await field.fill(text);
    await expect(field).toHaveValue(text, { timeout: 1_000 });
  }).toPass();
}

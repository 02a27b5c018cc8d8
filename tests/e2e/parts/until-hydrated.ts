import { expect, type Locator } from '@playwright/test';

/** Waits until the page's scripts hear what is done to an element: drags, keys of a grid and files are held for nobody until then. */
export async function untilHydrated(element: Locator): Promise<void> {
  const isMarked = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')));
  await expect.poll(isMarked).toBe(true);
}

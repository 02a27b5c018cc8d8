import type { Page } from '@playwright/test';

/** Delays the page's scripts, like a slow network, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

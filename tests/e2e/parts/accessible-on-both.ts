import type { Page } from '@playwright/test';
import { expectAccessible, expectNoFindings, expectNoSidewaysScroll } from './accessible';
import type { Device } from './device-switch';
import { expectEnoughContrast } from './enough-contrast';

declare global {
  interface Window {
    /** Everything that was visible on the wide screen. */
    shownBefore: Set<Element>;
  }
}

const NEW = 'data-newly-shown';

/**
 * The page is accessible and never scrolls sideways, on the wide screen that shows it and then on a phone. There axe checks what
 * the wide screen did not show, and the contrast of every look that the wide screen did not have.
 */
export async function expectAccessibleOnBoth(page: Page, showOn: (device: Device) => Promise<void>): Promise<void> {
  await expectAccessible(page);
  await page.evaluate(() => {
    const all = [...document.body.querySelectorAll('*')];
    window.shownBefore = new Set(all.filter((element) => element.checkVisibility()));
  });
  await showOn('phone');
  const shown = await page.evaluate((mark) => {
    const all = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
    const newly = all.filter((element) => !window.shownBefore.has(element));
    for (const element of newly) element.setAttribute(mark, '');
    return newly.length;
  }, NEW);
  if (shown > 0) await expectNoFindings(page, `[${NEW}]`);
  await expectEnoughContrast(page);
  await expectNoSidewaysScroll(page);
}

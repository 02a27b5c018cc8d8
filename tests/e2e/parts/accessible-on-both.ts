import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoFindings, expectNoSidewaysScroll } from './accessible';
import type { Device } from './device-switch';

declare global {
  interface Window {
    /** The color, size and background of everything that was visible on the wide screen. */
    looksBefore: Map<Element, string>;
    lookOf: (element: Element) => string;
  }
}

const CHANGED = 'data-changed-look';

/**
 * The page is accessible and never scrolls sideways, on the wide screen that shows it and then on a phone. There axe
 * checks what the wide screen did not show, or showed in another size or color.
 */
export async function expectAccessibleOnBoth(page: Page, showOn: (device: Device) => Promise<void>): Promise<void> {
  await expectAccessible(page);
  await page.evaluate(() => {
    window.lookOf = (element) => {
      const { color, backgroundColor, backgroundImage, fontSize, fontWeight, opacity } = getComputedStyle(element);
      return [color, backgroundColor, backgroundImage, fontSize, fontWeight, opacity].join();
    };
    const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
    window.looksBefore = new Map(shown.map((element) => [element, window.lookOf(element)]));
  });
  await showOn('phone');
  const changed = await page.evaluate((mark) => {
    const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
    const differing = shown.filter((element) => window.looksBefore.get(element) !== window.lookOf(element));
    for (const element of differing) element.setAttribute(mark, '');
    return differing.length;
  }, CHANGED);
  if (changed > 0) await expectNoFindings(new AxeBuilder({ page }).include(`[${CHANGED}]`));
  await expectNoSidewaysScroll(page);
}

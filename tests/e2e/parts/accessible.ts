import { expect, type Page } from '@playwright/test';
import { bringAxe } from './bring-axe';
import { expectEnoughContrast } from './enough-contrast';

/** No serious or critical finding of axe, and nothing that scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  // After navigation inside the app, the title changes later than the screen.
  await expect(page).toHaveTitle(/./);
  await expectNoFindings(page);
  await expectEnoughContrast(page);
  await expectNoSidewaysScroll(page);
}

/** No serious or critical finding of axe but contrast, in the whole page or in what a selector finds. */
export async function expectNoFindings(page: Page, within = 'html'): Promise<void> {
  await bringAxe(page);
  const findings = await page.evaluate(async (selector) => {
    const { violations } = await window.axe.run(selector, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: { 'color-contrast': { enabled: false } },
      resultTypes: ['violations'],
    });
    return violations.map(({ id, impact, nodes }) => ({ id, impact, places: nodes.map(({ html }) => html) }));
  }, within);
  const serious = findings.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, places }) => `${id}: ${places.join(' | ')}`)).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
}

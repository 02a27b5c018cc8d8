import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No serious or critical finding of axe, and nothing that scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  // After navigation inside the app, the title changes later than the screen.
  await expect(page).toHaveTitle(/./);
  await expectNoFindings(new AxeBuilder({ page }));
  await expectNoSidewaysScroll(page);
}

/** No serious or critical finding of axe in the whole page, or in what the builder includes. */
export async function expectNoFindings(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder
    // Neither an extra page for each report, nor the list of passed checks: they take longer than the check itself.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
}

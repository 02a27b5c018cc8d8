import { expect, type Page } from '@playwright/test';
import { bringAxe } from './bring-axe';
import { markNewLooks } from './mark-new-looks';

/** The looks in which axe found enough contrast, on any page of this process. */
const passed = new Set<string>();

/**
 * Every text has enough contrast, says axe. A table has one look hundreds of times and a menu is on every page, so each look is
 * checked once: contrast is three quarters of axe's work.
 */
export async function expectEnoughContrast(page: Page): Promise<void> {
  const looks = await page.evaluate(markNewLooks, [...passed]);
  if (looks.length === 0) return;
  await bringAxe(page);
  const { faults, good } = await page.evaluate(async () => {
    const { violations, passes } = await window.axe.run('[data-look]', {
      runOnly: ['color-contrast'],
      resultTypes: ['violations', 'passes'],
      elementRef: true,
    });
    const nodesOf = (results: typeof passes) => results.flatMap(({ nodes }) => nodes);
    const lookOf = (element?: Element) => Number(element?.getAttribute('data-look') ?? -1);
    return {
      faults: nodesOf(violations).map(({ html, failureSummary }) => `${html}: ${failureSummary}`),
      good: nodesOf(passes).map(({ element }) => lookOf(element)),
    };
  });
  expect(faults).toEqual([]);
  for (const [index, look] of looks.entries()) if (good.includes(index)) passed.add(look);
}

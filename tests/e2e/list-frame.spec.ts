import { expect } from '@playwright/test';
import { fillLists } from './parts/fill-lists';
import { test } from './parts/journey';

const LISTS = ['/vehicles', '/customers', '/drivers', '/rentals', '/payments?tab=recent'];
/** Of the window, as browsers count it. */
const MOST_SHIFT = 0.02;
const FIRST_RECORD_PX = 200;

test('nothing on a list moves while it loads, and on a phone the first record is near the top', {
  tag: '@both',
}, async ({ page, company, signIn, isMobile }) => {
  await fillLists(company);
  await signIn('manager');
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const list of LISTS) {
    await page.goto(list, { waitUntil: 'networkidle' });
    const first = page.locator('main tbody tr').first();
    await expect(first).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'shift')), list).toBeLessThanOrEqual(MOST_SHIFT);
    const top = (await first.boundingBox())?.y ?? 0;
    if (isMobile) expect(top, list).toBeLessThanOrEqual(FIRST_RECORD_PX);
  }
});

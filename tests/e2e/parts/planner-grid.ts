import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from './until-hydrated';
import { WORDS } from './words';

export const NAME_PX = 208;
const ROW_PX = 44;
const SHOWN_DAYS = 14;

/** The planner's table, and drags in it by days and rows. */
export async function openGrid(page: Page, address: string) {
  await page.goto(address);
  const grid = page.getByRole('grid', { name: WORDS.en.availability.grid });
  const barOf = (number: string) => grid.getByRole('link', { name: new RegExp(number) });
  await untilHydrated(grid);
  const { width = 0 } = (await grid.getByRole('row').first().boundingBox()) ?? {};
  const dayPx = (width - NAME_PX) / SHOWN_DAYS;
  /** Drags the middle of a bar, or its end. */
  async function drag(bar: Locator, by: { days: number; rows?: number; end?: boolean }): Promise<void> {
    const box = await bar.boundingBox();
    if (!box) throw new Error('the bar is not in view');
    const [x, y] = [by.end ? box.x + box.width - 2 : box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by.days * dayPx, y + (by.rows ?? 0) * ROW_PX, { steps: 6 });
    await page.mouse.up();
  }
  /** A finger that stays on a bar until it has it, and then takes it along. */
  async function dragByFinger(bar: Locator, by: { days: number; rows: number }): Promise<void> {
    const box = await bar.boundingBox();
    if (!box) throw new Error('the bar is not in view');
    const finger = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = (type: 'touchStart' | 'touchMove', share: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: x + by.days * dayPx * share, y: y + by.rows * ROW_PX * share }],
      });
    await touch('touchStart', 0);
    await page.locator('[data-ghost=moving]').waitFor({ state: 'attached' });
    for (const share of [0.1, 0.4, 0.7, 1]) await touch('touchMove', share);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await finger.detach();
  }
  return { grid, barOf, drag, dragByFinger, dayPx };
}

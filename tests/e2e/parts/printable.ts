import { expect, type Page } from '@playwright/test';

/** What is pressed and what leads elsewhere; the last one is a link that looks like a button. A photo is also a fact. */
const PRESSED =
  'button:not(:has(img)), nav, aside, [role="tablist"], [data-sonner-toaster], a.inline-flex.rounded-control';

/** On paper no control is shown, nothing is beyond the edge, and black stands on white, whatever the screen's theme. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const paper = await page.evaluate((pressed) => {
    const shown = [...document.querySelectorAll(pressed)].filter((element) => element.checkVisibility());
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { controls: shown.map(({ outerHTML }) => outerHTML.slice(0, 120)), color, backgroundColor };
  }, PRESSED);
  await page.emulateMedia({ media: null });
  expect(paper).toEqual({ controls: [], color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
}

import { expect, type Page } from '@playwright/test';

/** What is pressed and what leads elsewhere: at the end what selects rows, and links that look like buttons. A photo is also a fact. */
const PRESSED =
  'button:not(:has(img)), nav, aside, [role="tablist"], [data-sonner-toaster], [data-select], a:is(.inline-flex, .grid).rounded-control';

/** On paper no control is shown, the page has the whole width, and black stands on white, whatever the screen's theme. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const paper = await page.evaluate((pressed) => {
    const shown = [...document.querySelectorAll(pressed)].filter((element) => element.checkVisibility());
    const { color, backgroundColor } = getComputedStyle(document.body);
    const wide = (document.querySelector('main')?.offsetWidth ?? 0) === document.documentElement.clientWidth;
    return { wide, controls: shown.map(({ outerHTML }) => outerHTML.slice(0, 120)), color, backgroundColor };
  }, PRESSED);
  await page.emulateMedia({ media: null });
  expect(paper).toEqual({ wide: true, controls: [], color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
}

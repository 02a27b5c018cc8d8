import type { Page } from '@playwright/test';
import { ALL_TEXTS } from '@/tests/support/all-texts';

/** The message keys that the page shows in place of a text, because its texts were not sent to the browser. */
export async function shownKeys(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.body.innerText, ...named].join(' ').split(/\s+/);
  });
  return [...new Set(words.filter((word) => ALL_TEXTS.en.has(word)))];
}

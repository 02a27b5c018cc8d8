import type { Locator, Page } from '@playwright/test';

/** Counts what a person does from now on: each press of the pointer anywhere, and each field that is typed into. */
export async function countActs(page: Page) {
  let taps = 0;
  let typed = 0;
  await page.exposeFunction('noteTap', () => {
    taps += 1;
  });
  const listen = () => {
    const { noteTap } = window as unknown as { noteTap: () => void };
    window.addEventListener('pointerdown', () => noteTap(), { capture: true });
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return {
    type: async (field: Locator, text: string) => {
      typed += 1;
      await field.pressSequentially(text);
    },
    count: async () => {
      // What was pressed last has been told once the page answers.
      await page.evaluate(() => undefined);
      return taps + typed;
    },
  };
}

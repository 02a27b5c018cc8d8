import type { Page } from '@playwright/test';
import { say, WORDS } from './words';

/** Chooses one of the rare acts behind “…”: a record's, or with a name those of a row or a card. */
export async function chooseMore(page: Page, act: string, of?: string): Promise<void> {
  const name = of === undefined ? WORDS.en.common.more_acts : say('common.more_acts_named', { name: of });
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}

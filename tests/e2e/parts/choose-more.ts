import type { Page } from '@playwright/test';
import { WORDS } from './words';

/** Chooses one of a record's rare acts, behind “…”. */
export async function chooseMore(page: Page, act: string): Promise<void> {
  await page.getByRole('button', { name: WORDS.en.common.more_acts }).click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}

import { expect, type Page } from '@playwright/test';
import { formatDate } from '@/lib/dates';

/** Expects that a field of an English screen shows this day and time, such as `2026-11-25T09:00`. */
export async function expectMoment(page: Page, id: string, moment: string): Promise<void> {
  await expect(page.locator(`#${id}`)).toHaveValue(formatDate(moment.slice(0, 10), 'en', 'UTC'));
  await expect(page.locator(`#${id}-time`)).toHaveValue(moment.slice(11));
}

import { type Browser, expect, type Page } from '@playwright/test';

const port = process.env.E2E_PORT ?? '3000';

export const PASSWORD = 'kabrit-manje-mango-42';

export function at(label: string, path = '/'): string {
  return `http://${label}.localhost:${port}${path}`;
}

/** Chooses the language where the product keeps it, before the first page is asked for. */
export async function setLanguage(page: Page, locale: 'en' | 'fr' | 'ht'): Promise<void> {
  await page.addInitScript((language) => localStorage.setItem('wout.locale', language), locale);
  const hosts = ['lakay', 'palmis', 'admin'].map((label) => `${label}.localhost`);
  await page
    .context()
    .addCookies([...hosts, 'localhost'].map((domain) => ({ name: 'wout.locale', value: locale, domain, path: '/' })));
}

/** Somebody else, with a browser profile of their own on the same kind of device. */
export async function anotherPerson(browser: Browser, locale: 'en' | 'fr' | 'ht'): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await setLanguage(page, locale);
  return page;
}

export async function signIn(page: Page, company: string, role: 'agent' | 'manager' | 'admin'): Promise<void> {
  await page.goto(at(company, '/auth/login'));
  await page.locator('#email').fill(`${role}@${company}.test`);
  await page.locator('#password').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

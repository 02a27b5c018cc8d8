import { expect, test } from '@playwright/test';
import { expectAccessible } from './parts/accessible';
import { makeCompany } from './parts/company';
import { endSessions } from './parts/end-sessions';
import { at, PASSWORD, setLanguage, signIn } from './parts/sign-in';
import type { Locale } from './parts/story';
import { WORDS } from './parts/words';

const DEVICES: Record<string, Locale[]> = { desktop: ['en', 'fr'], phone: ['ht'] };

for (const locale of ['en', 'fr', 'ht'] satisfies Locale[]) {
  test(`an ended session is told as such, and signing in leads back to where it was (${locale})`, async ({
    page,
  }, info) => {
    test.skip(!DEVICES[info.project.name]?.includes(locale), 'each language once is enough');
    const words = WORDS[locale];
    const company = await makeCompany();
    await setLanguage(page, locale);
    await signIn(page, company.slug, 'agent');
    await endSessions(company.slug);
    await page.goto(at(company.slug, '/customers?status=active'));
    await expect(page).toHaveURL(/\/auth\/login\?/);
    await expect(page.getByText(words.errors.session_expired)).toBeVisible();
    await expectAccessible(page);
    await page.locator('#email').fill(`agent@${company.slug}.test`);
    await page.locator('#password').fill(PASSWORD);
    await page.locator('form button[type=submit]').click();
    await expect(page).toHaveURL(at(company.slug, '/customers?status=active'));
  });
}

import { expect } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { sessions } from '@/db/schema/members';
import { test } from './parts/journey';
import { givePassword, PASSWORD } from './parts/password';
import { WORDS } from './parts/words';

test.use({ locale: 'ht-HT' });

test('an ended session is reported as such, and signing in leads back to the same place', {
  tag: '@phone',
}, async ({ page, company, signIn }) => {
  await givePassword(company);
  await signIn('agent');
  const ended = { revokedAt: new Date() };
  await withTenant(company.id, (tx) => tx.update(sessions).set(ended).where(eq(sessions.tenantId, company.id)));
  await page.goto('/customers?status=active');
  await expect(page).toHaveURL(/\/auth\/login\?/);
  await expect(page.getByText(WORDS.ht.errors.session_expired)).toBeVisible();
  await page.locator('#email').fill(`agent@${company.slug}.test`);
  await page.locator('#password').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL('/customers?status=active');
});

import { expect } from '@playwright/test';
import { at } from './parts/at';
import { test } from './parts/journey';
import { signInAs, signInAsOperator } from './parts/session';
import { WORDS } from './parts/words';

const { audit, common, errors, visits } = WORDS.en;
const REASON = 'Asked for help with a return';

test('an operator visits a company with a reason, under a bar that says so, and the company reads of it', async ({
  browser,
  context,
  page,
  company,
}) => {
  await signInAsOperator(context, 'admin');
  await page.goto(at('admin', `/admin/tenants/${company.id}`));
  await page.getByRole('button', { name: visits.enter }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: visits.go, exact: true }).click();
  await expect(dialog.getByText(errors.required)).toBeVisible();
  await dialog.getByRole('textbox', { name: common.reason }).fill(REASON);
  await dialog.getByRole('button', { name: visits.go, exact: true }).click();

  await expect(page).toHaveURL(at(company.slug, '/dashboard'));
  const bar = page.getByRole('complementary', { name: visits.visit });
  await expect(bar).toContainText(company.name);
  await expect(bar).toContainText(REASON);
  await page.goto(at(company.slug, '/profile'));
  await expect(page).toHaveURL(at(company.slug, '/dashboard'));
  await page.goto(at(company.slug, '/vehicles'));
  await bar.getByRole('button', { name: visits.end }).click();
  await expect(page).toHaveURL(at('admin', `/admin/tenants/${company.id}`));
  await page.goto(at(company.slug, '/vehicles'));
  await expect(page).toHaveURL(new RegExp(`^${at(company.slug, '/auth/login')}`));

  const staff = await browser.newContext();
  await signInAs(staff, company, 'admin');
  const log = await staff.newPage();
  await log.goto(at(company.slug, '/audit'));
  const entry = log.getByRole('row').filter({ hasText: audit.act_visit });
  await expect(entry).toContainText('Roseline Guerrier');
  await expect(log.getByText(audit.act_end_visit)).toBeVisible();
  await staff.close();
});

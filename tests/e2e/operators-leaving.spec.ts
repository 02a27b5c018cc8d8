import { expect } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { tenants } from '@/db/schema/tenants';
import { deleteDueCompanies } from '@/lib/deletion/delete-due-companies';
import { at } from './parts/at';
import { chooseMore } from './parts/choose-more';
import { test } from './parts/journey';
import { signInAsOperator } from './parts/session';
import { say, WORDS } from './parts/words';

const { errors, leaving } = WORDS.en;

test('a company is given notice, kept, given notice again, and is gone on the day', async ({
  context,
  page,
  company,
  colleague,
}) => {
  const { id, name, slug } = company;
  const member = await colleague('admin');
  await signInAsOperator(context, 'owner');
  const record = at('admin', `/admin/tenants/${id}`);

  async function giveNotice() {
    await chooseMore(page, leaving.give_notice);
    const dialog = page.getByRole('dialog');
    await dialog.locator('#typed').fill(slug);
    await dialog.locator('#reason').fill('Contract ended');
    await dialog.getByRole('button', { name: leaving.give_notice }).click();
    await expect(dialog.locator('#typed-error')).toHaveText(errors.name_not_typed);
    await expect(dialog.locator('#reason')).toHaveValue('Contract ended');
    await dialog.locator('#typed').fill(name);
    await dialog.getByRole('button', { name: leaving.give_notice }).click();
    await expect(page.getByText(say('leaving.notice_reason', { reason: 'Contract ended' }))).toBeVisible();
  }

  await page.goto(record);
  await giveNotice();
  await member.goto(at(slug, '/dashboard'));
  await expect(member.getByRole('link', { name: leaving.bar_archive })).toBeVisible();

  await page.getByRole('button', { name: leaving.withdraw }).click();
  await page.getByRole('dialog').getByRole('button', { name: leaving.withdraw }).click();
  await expect(page.getByRole('button', { name: leaving.withdraw })).toBeHidden();
  await member.reload();
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(member.getByRole('link', { name: leaving.bar_archive })).toBeHidden();

  await giveNotice();
  const past = { deleteOn: sql`${tenants.deleteOn} - 30` };
  await withPlatform((tx) => tx.update(tenants).set(past).where(eq(tenants.id, id)));
  await deleteDueCompanies();
  await member.goto(at(slug, '/dashboard'));
  await expect(member).toHaveURL(/\/auth\/login/);
  await page.goto(at('admin', `/admin/tenants?q=${slug}`));
  await expect(page.getByText(name)).toBeHidden();
});

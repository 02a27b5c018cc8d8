import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { mailOrders } from '@/db/schema/mail';
import { localDay, shiftDay } from '@/lib/dates';
import { giveNotice, withdrawNotice } from '@/lib/deletion/give-notice';
import { NOTICE_DAYS } from '@/lib/deletion/values';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { asOperator } from '@/tests/support/as-operator';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

it('asks for the name as it is, in all its letters', async () => {
  const operator = await asOperator('owner');
  for (const typed of [tenant.slug, tenant.name.toUpperCase(), `${tenant.name}x`])
    await expect(giveNotice(operator, { tenantId: tenant.id, typed, reason: 'x' })).rejects.toMatchObject({
      fields: { typed: 'name_not_typed' },
    });
});

it('tells the admins of the notice and of its withdrawal, each once', async () => {
  const owner = await asOperator('owner');
  const { deleteOn } = await giveNotice(owner, { tenantId: tenant.id, typed: tenant.name, reason: 'Contract ended' });
  await withdrawNotice(owner, { tenantId: tenant.id });
  const mails = await withTenant(tenant.id, (tx) =>
    tx
      .select({ to: mailOrders.recipient, subject: mailOrders.subject })
      .from(mailOrders)
      .where(and(eq(mailOrders.tenantId, tenant.id), like(mailOrders.key, 'notice%'))),
  );
  expect(mails.map(({ to }) => to)).toEqual([`admin@${tenant.slug}.test`, `admin@${tenant.slug}.test`]);
  const today = localDay(new Date(), PLATFORM_ZONE);
  expect(deleteOn).toBe(shiftDay(today, NOTICE_DAYS));
});

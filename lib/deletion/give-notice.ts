import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { tenants } from '@/db/schema/tenants';
import { localDay, shiftDay } from '../dates';
import { AppError } from '../errors';
import { orderForAdmins } from '../outbox/order-for-admins';
import { getBrand } from '../platform/get-brand';
import { PLATFORM_ZONE } from '../platform-zone';
import { type OperatorWriteContext, operatorCommand } from '../server/operator-command';
import { recordInCompany } from '../tenants/record-in-company';
import { GiveNoticeInput, WithdrawNoticeInput } from './input';
import { noticeMail } from './notice-mail';
import { NOTICE_DAYS } from './values';

/**
 * Gives a company notice that all its data is deleted in 30 days, and mails its admins (docs/rules.md §22). It works as before until
 * then. Throws `name_not_typed` unless the company's name is typed as it is, and `invalid_transition` if notice was given already.
 */
export const giveNotice = operatorCommand(
  { name: 'tenants.give_notice', permission: 'tenants.delete', input: GiveNoticeInput },
  async (ctx, { tenantId, typed, reason }) => {
    const tenant = await lockTenant(ctx, tenantId);
    if (typed !== tenant.name) throw new AppError('name_not_typed', { fields: { typed: 'name_not_typed' } });
    if (tenant.deleteOn) throw new AppError('invalid_transition');
    const deleteOn = shiftDay(localDay(ctx.now, PLATFORM_ZONE), NOTICE_DAYS);
    await ctx.tx
      .update(tenants)
      .set({ deleteOn, deleteReason: reason, updatedAt: sql`now()` })
      .where(eq(tenants.id, tenantId));
    await tell(ctx, { tenantId, action: 'tenants.give_notice', before: null, after: { deleteOn, reason } });
    const brand = await getBrand();
    const facts = { company: tenant.name, deleteOn, brand };
    const key = `notice:${tenantId}:${ctx.now.toISOString()}`;
    const letter = { tenantId, now: ctx.now, key };
    await orderForAdmins(ctx.tx, { ...letter, write: (reader) => noticeMail('given', facts, reader) });
    return { tenantId, deleteOn };
  },
);

/** Takes a notice back and mails the admins. Throws `invalid_transition` without a notice, or once the deletion has begun. */
export const withdrawNotice = operatorCommand(
  { name: 'tenants.withdraw_notice', permission: 'tenants.delete', input: WithdrawNoticeInput },
  async (ctx, { tenantId }) => {
    const { name, deleteOn, deleteReason, deletionStartedAt } = await lockTenant(ctx, tenantId);
    if (!deleteOn || deletionStartedAt) throw new AppError('invalid_transition');
    await ctx.tx
      .update(tenants)
      .set({ deleteOn: null, deleteReason: null, updatedAt: sql`now()` })
      .where(eq(tenants.id, tenantId));
    const before = { deleteOn, reason: deleteReason };
    await tell(ctx, { tenantId, action: 'tenants.withdraw_notice', before, after: { deleteOn: null } });
    const facts = { company: name, deleteOn, brand: await getBrand() };
    const key = `notice-withdrawn:${tenantId}:${ctx.now.toISOString()}`;
    const letter = { tenantId, now: ctx.now, key };
    await orderForAdmins(ctx.tx, { ...letter, write: (reader) => noticeMail('withdrawn', facts, reader) });
    return { tenantId };
  },
);

async function lockTenant({ tx }: OperatorWriteContext, tenantId: string) {
  const [tenant] = await tx
    .select()
    .from(tenants)
    .where(and(eq(tenants.id, tenantId), isNull(tenants.deletedAt)))
    .for('update');
  if (!tenant) throw new AppError('record_not_found');
  return tenant;
}

/** In the operators' log and in the company's own. */
async function tell(
  ctx: OperatorWriteContext,
  { tenantId, action, before, after }: { tenantId: string; action: string; before: unknown; after: unknown },
): Promise<void> {
  ctx.record({ subjectTenantId: tenantId, before, after });
  await recordInCompany(ctx, { tenantId, action, entity: 'tenant', entityId: tenantId, before, after });
}

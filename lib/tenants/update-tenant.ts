import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { tenants } from '@/db/schema/tenants';
import { localDay } from '../dates';
import { AppError } from '../errors';
import { assertOffered } from '../plans/assert-offered';
import { PLATFORM_ZONE } from '../platform-zone';
import { assertUnchanged } from '../records/assert-unchanged';
import { operatorCommand } from '../server/operator-command';
import { assertOwnName } from './assert-own-name';
import { UpdateTenantInput } from './input';
import { recordPlan } from './plan-periods';
import { recordInCompany } from './record-in-company';
import { TENANT_FIELDS } from './tenant-fields';

/**
 * Changes a company's name and plan. A plan below what is used is allowed: nothing is lost, and nothing new can be made
 * until there is room again. Its price counts from this day on. Throws `record_changed` if another operator was first.
 */
export const updateTenant = operatorCommand(
  { name: 'tenants.update', permission: 'tenants.edit', input: UpdateTenantInput },
  async (ctx, { tenantId, version, name, plan }) => {
    const [before] = await ctx.tx
      .select({ name: tenants.name, plan: tenants.plan })
      .from(tenants)
      .where(and(eq(tenants.id, tenantId), isNull(tenants.deletionStartedAt)))
      .for('update');
    if (!before) throw new AppError('record_not_found');
    if (name !== before.name) await assertOwnName({ name });
    if (plan !== before.plan) await assertOffered(ctx.tx, plan, 'plan');
    const asked = { tx: ctx.tx, tenantId, tenant: { timeZone: PLATFORM_ZONE } };
    await assertUnchanged(asked, {
      fields: TENANT_FIELDS,
      record: before,
      version,
      entity: 'tenant',
      entityId: tenantId,
    });
    const after = { name, plan };
    await ctx.tx
      .update(tenants)
      .set({ ...after, updatedAt: sql`now()` })
      .where(eq(tenants.id, tenantId));
    if (plan !== before.plan) await recordPlan(ctx.tx, tenantId, localDay(ctx.now, PLATFORM_ZONE));
    ctx.record({ subjectTenantId: tenantId, before, after });
    const entry = { entity: 'tenant', entityId: tenantId, before, after };
    await recordInCompany(ctx, { tenantId, action: 'tenants.update', ...entry });
    return { tenantId };
  },
);

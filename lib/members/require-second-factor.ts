import 'server-only';
import { and, eq } from 'drizzle-orm';
import { secondFactors } from '@/db/schema/members';
import { tenantSettings } from '@/db/schema/tenants';
import { AppError } from '../errors';
import { command } from '../server/command';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { RequireSecondFactorInput } from './input';

/**
 * Asks every member for a second factor, or no longer. Who has none can only set one up, from their next request on. An
 * admin without one would ask others for what they have never tried: throws `second_factor_off`.
 */
export const requireSecondFactor = command(
  { name: 'members.require_second_factor', permission: 'members.manage', input: RequireSecondFactorInput },
  async (ctx, { required }) => {
    const own = and(eq(secondFactors.tenantId, ctx.tenantId), eq(secondFactors.memberId, ctx.member.id));
    if (required && (await ctx.tx.$count(secondFactors, own)) === 0) throw new AppError('second_factor_off');
    const before = (await getTenantSettings(ctx)).secondFactorRequired;
    await ctx.tx
      .update(tenantSettings)
      .set({ secondFactorRequired: required, updatedAt: ctx.now })
      .where(eq(tenantSettings.tenantId, ctx.tenantId));
    ctx.record({
      entity: 'tenant_settings',
      entityId: null,
      before: { secondFactorRequired: before },
      after: { secondFactorRequired: required },
    });
    return { required };
  },
);

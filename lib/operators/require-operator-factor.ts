import 'server-only';
import { eq } from 'drizzle-orm';
import { operatorSecondFactors } from '@/db/schema/operators';
import { platformSettings } from '@/db/schema/platform-settings';
import { AppError } from '../errors';
import { RequireSecondFactorInput } from '../members/input';
import { operatorCommand } from '../server/operator-command';

/**
 * Asks every operator for a second factor, or no longer. Who has none can only set one up, from their next request on.
 * Throws `second_factor_off` for who has none, and so would ask others for what they have never tried.
 */
export const requireOperatorFactor = operatorCommand(
  { name: 'operators.require_second_factor', permission: 'settings.manage', input: RequireSecondFactorInput },
  async (ctx, { required }) => {
    const own = eq(operatorSecondFactors.operatorId, ctx.operator.id);
    if (required && (await ctx.tx.$count(operatorSecondFactors, own)) === 0) throw new AppError('second_factor_off');
    const columns = { secondFactorRequired: platformSettings.operatorSecondFactorRequired };
    const [before] = await ctx.tx.select(columns).from(platformSettings).for('update');
    await ctx.tx.update(platformSettings).set({ operatorSecondFactorRequired: required, updatedAt: ctx.now });
    ctx.record({ subjectTenantId: null, before, after: { secondFactorRequired: required } });
    return { required };
  },
);

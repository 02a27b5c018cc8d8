import 'server-only';
import { eq } from 'drizzle-orm';
import { tenantSettings } from '@/db/schema/tenants';
import { assertUnchanged } from '../records/assert-unchanged';
import { command } from '../server/command';
import { assertOwnName } from './assert-own-name';
import { getBusinessHeader } from './get-business-header';
import { HEADER_FIELDS } from './header-fields';
import { BusinessHeaderInput } from './header-input';
import { saveColor } from './save-color';

/** Changes the head of the company's later papers and reports, and their color if one is sent. What is printed stays as it is. */
export const saveBusinessHeader = command(
  { name: 'tenants.save_header', permission: 'settings.manage', input: BusinessHeaderInput },
  async (ctx, { version, color, ...header }) => {
    const mine = eq(tenantSettings.tenantId, ctx.tenantId);
    await ctx.tx.select({ tenantId: tenantSettings.tenantId }).from(tenantSettings).where(mine).for('no key update');
    const before = await getBusinessHeader(ctx);
    const entity = { entity: 'tenant_settings', entityId: ctx.tenantId };
    await assertUnchanged(ctx, { fields: HEADER_FIELDS, record: before, version, ...entity });
    const { legalName, tradeName } = header;
    await assertOwnName({
      ...(legalName !== before.legalName && { legalName }),
      ...(tradeName !== before.tradeName && { tradeName }),
    });
    await ctx.tx
      .update(tenantSettings)
      .set({ ...header, updatedAt: ctx.now })
      .where(mine);
    ctx.record({ ...entity, before, after: header });
    if (color !== undefined) await saveColor(ctx, { color });
    return header;
  },
);

import 'server-only';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { tenantSettings } from '@/db/schema/tenants';
import { AppError } from '../errors';
import { command } from '../server/command';
import { logoFacts } from './logo-facts';

/** Takes the logo off screens and later papers. Throws `record_not_found` if the company has none. */
export const removeLogo = command(
  { name: 'tenants.remove_logo', permission: 'settings.manage', input: z.object({}) },
  async (ctx) => {
    const before = await logoFacts(ctx);
    if (before.logoId === null) throw new AppError('record_not_found');
    await ctx.tx
      .update(tenantSettings)
      .set({ logoId: null, updatedAt: ctx.now })
      .where(eq(tenantSettings.tenantId, ctx.tenantId));
    const after = { logoId: null, logo: null };
    ctx.record({ entity: 'tenant_settings', entityId: ctx.tenantId, before, after });
    return { id: before.logoId };
  },
);

import 'server-only';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { logos } from '@/db/schema/logos';
import { tenantSettings } from '@/db/schema/tenants';
import { newId } from '../id';
import { command } from '../server/command';
import { logoFacts } from './logo-facts';
import { PreparedLogo } from './prepared-logo';

/** Makes a picture the company's logo, on screens at once and on every paper from now on. */
export const saveLogo = command(
  { name: 'tenants.save_logo', permission: 'settings.manage', input: z.object({ logo: z.instanceof(PreparedLogo) }) },
  async (ctx, { logo: { image, sha256 } }) => {
    const before = await logoFacts(ctx);
    const id = newId();
    const made = { createdAt: ctx.now, createdBy: ctx.member.id };
    await ctx.tx.insert(logos).values({ tenantId: ctx.tenantId, id, ...image, sha256, ...made });
    await ctx.tx
      .update(tenantSettings)
      .set({ logoId: id, updatedAt: ctx.now })
      .where(eq(tenantSettings.tenantId, ctx.tenantId));
    const after = { logoId: id, logo: `${image.width} × ${image.height}` };
    ctx.record({ entity: 'tenant_settings', entityId: ctx.tenantId, before, after });
    return { id };
  },
);

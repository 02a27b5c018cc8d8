import 'server-only';
import { eq } from 'drizzle-orm';
import { tenantSettings } from '@/db/schema/tenants';
import type { WriteContext } from '../server/command';
import type { BusinessHours } from './values';

/** The company's business hours and places, locked, so that of two changes none is lost. */
export async function lockBusinessHours(ctx: WriteContext): Promise<{ business: BusinessHours; locations: string[] }> {
  const [row] = await ctx.tx
    .select({ business: tenantSettings.businessHours, locations: tenantSettings.locations })
    .from(tenantSettings)
    .where(eq(tenantSettings.tenantId, ctx.tenantId))
    .for('no key update');
  return row ?? { business: {}, locations: [] };
}

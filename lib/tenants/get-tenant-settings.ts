import 'server-only';
import { eq } from 'drizzle-orm';
import { tenantSettings } from '@/db/schema/tenants';
import { AppError } from '../errors';
import type { ReadContext } from '../server/query';

export type TenantSettings = typeof tenantSettings.$inferSelect;

/** The company's own prices, rules and business header. */
export async function getTenantSettings(ctx: Pick<ReadContext, 'tx' | 'tenantId'>): Promise<TenantSettings> {
  const [row] = await ctx.tx.select().from(tenantSettings).where(eq(tenantSettings.tenantId, ctx.tenantId));
  if (!row) throw new AppError('record_not_found');
  return row;
}

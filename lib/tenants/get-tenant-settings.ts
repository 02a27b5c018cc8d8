import 'server-only';
import { eq, getTableColumns } from 'drizzle-orm';
import { tenantSettings } from '@/db/schema/tenants';
import { AppError } from '../errors';
import type { ReadContext } from '../server/query';

// The terms are long, and only an agreement needs them: see get-own-terms.ts.
const { termsEn: _en, termsFr: _fr, termsHt: _ht, ...COLUMNS } = getTableColumns(tenantSettings);

export type TenantSettings = Omit<typeof tenantSettings.$inferSelect, 'termsEn' | 'termsFr' | 'termsHt'>;

/** The company's own prices, rules and business header. */
export async function getTenantSettings(ctx: Pick<ReadContext, 'tx' | 'tenantId'>): Promise<TenantSettings> {
  const [row] = await ctx.tx.select(COLUMNS).from(tenantSettings).where(eq(tenantSettings.tenantId, ctx.tenantId));
  if (!row) throw new AppError('record_not_found');
  return row;
}

import 'server-only';
import { eq } from 'drizzle-orm';
import { tenantSettings } from '@/db/schema/tenants';
import { AppError } from '../errors';
import type { Locale } from '../i18n/locales';
import type { ReadContext } from '../server/query';

type Terms = Record<Locale, string>;

/** The terms that the company has written for its agreements, in each language; empty where it has written none. */
export async function getOwnTerms(ctx: Pick<ReadContext, 'tx' | 'tenantId'>): Promise<Terms> {
  const [row] = await ctx.tx
    .select({ en: tenantSettings.termsEn, fr: tenantSettings.termsFr, ht: tenantSettings.termsHt })
    .from(tenantSettings)
    .where(eq(tenantSettings.tenantId, ctx.tenantId));
  if (!row) throw new AppError('record_not_found');
  return row;
}

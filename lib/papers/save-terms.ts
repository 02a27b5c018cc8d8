import 'server-only';
import { eq } from 'drizzle-orm';
import { tenantSettings } from '@/db/schema/tenants';
import type { Locale } from '../i18n/locales';
import { assertUnchanged } from '../records/assert-unchanged';
import { command } from '../server/command';
import { defaultTerms } from './default-terms';
import { getOwnTerms } from './get-own-terms';
import { termsText } from './parse-terms';
import { TERMS_FIELDS } from './terms-fields';
import { TermsInput } from './terms-input';

/**
 * Changes the terms of the company's later agreements. Those that are signed keep theirs. Where a text is the product's,
 * none of the company's own is stored, so that it follows the product.
 */
export const saveTerms = command(
  { name: 'papers.save_terms', permission: 'settings.manage', input: TermsInput },
  async (ctx, { version, ...sent }) => {
    const mine = eq(tenantSettings.tenantId, ctx.tenantId);
    await ctx.tx.select({ tenantId: tenantSettings.tenantId }).from(tenantSettings).where(mine).for('no key update');
    const before = await getOwnTerms(ctx);
    const entity = { entity: 'tenant_settings', entityId: ctx.tenantId };
    await assertUnchanged(ctx, { fields: TERMS_FIELDS, record: before, version, ...entity });
    const after = { en: own('en', sent.en), fr: own('fr', sent.fr), ht: own('ht', sent.ht) };
    await ctx.tx
      .update(tenantSettings)
      .set({ termsEn: after.en, termsFr: after.fr, termsHt: after.ht, updatedAt: ctx.now })
      .where(mine);
    ctx.record({ ...entity, before, after });
    return after;
  },
);

function own(locale: Locale, text: string): string {
  return text === termsText(defaultTerms(locale)) ? '' : text;
}

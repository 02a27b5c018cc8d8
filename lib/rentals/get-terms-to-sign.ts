import 'server-only';
import { and, eq } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { AppError } from '../errors';
import type { Locale } from '../i18n/locales';
import { isId } from '../id';
import { agreementClauses } from '../papers/agreement-clauses';
import type { AgreementClause } from '../papers/agreement-data';
import { getOwnTerms } from '../papers/get-own-terms';
import { paperText } from '../papers/paper-text';
import { termsStamp } from '../papers/terms-stamp';
import { sentText } from '../sent-text';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { TEXTS_TO_SIGN, type TextsToSign } from './texts-to-sign';

export interface TermsToSign {
  /** The customer's, in which the agreement is printed. */
  language: Locale;
  clauses: AgreementClause[];
  /** What stands around them on the screen, in the same language. `{date}` stands for the day of the signature. */
  texts: TextsToSign;
  /** Sent with the signatures, so that other terms than the signed ones are never printed. */
  stamp: string;
}

/** What customer and agent sign besides the agreement's own facts. Throws `record_not_found` for an unknown customer. */
export async function getTermsToSign(ctx: ReadContext, customerId: unknown): Promise<TermsToSign> {
  const id = sentText(customerId);
  if (!isId(id)) throw new AppError('record_not_found');
  const [found, own, settings] = await Promise.all([
    ctx.tx
      .select({ language: customers.language })
      .from(customers)
      .where(and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, id))),
    getOwnTerms(ctx),
    getTenantSettings(ctx),
  ]);
  const language = found[0]?.language;
  if (!language) throw new AppError('record_not_found');
  const clauses = agreementClauses(own[language], language);
  const t = paperText(language);
  // Safe because there is a text for each of the keys.
  const texts = Object.fromEntries(TEXTS_TO_SIGN.map((key) => [key, t(key, { date: '{date}' })])) as TextsToSign;
  return { language, clauses, texts, stamp: termsStamp(clauses, settings) };
}

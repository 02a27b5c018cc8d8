import type { Locale } from '../i18n/locales';
import type { AgreementClause } from './agreement-data';
import { defaultTerms } from './default-terms';
import { parseTerms } from './parse-terms';

/** The clauses of an agreement in a language: the company's own, or the product's where it has written none. */
export function agreementClauses(own: string, locale: Locale): AgreementClause[] {
  const clauses = parseTerms(own);
  return clauses.length > 0 ? clauses : defaultTerms(locale);
}

import type { Locale } from '../i18n/locales';
import type { AgreementClause } from './agreement-data';
import { paperText } from './paper-text';

const CLAUSES = [
  'use',
  'drivers',
  'zone',
  'condition',
  'fuel',
  'mileage',
  'return',
  'payment',
  'damage',
  'waivers',
  'breakdown',
  'fines',
  'gps',
  'law',
] as const;

/** The terms for a company that has not written its own. */
export function defaultTerms(locale: Locale): AgreementClause[] {
  const t = paperText(locale);
  return CLAUSES.map((clause) => ({
    title: t(`papers.terms.${clause}_title`),
    body: t(`papers.terms.${clause}_body`),
  }));
}

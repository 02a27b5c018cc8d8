import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { ALL_MESSAGES } from '../i18n/all-messages';

export interface PaperText {
  (key: string, params?: Record<string, string | number>): string;
  has(key: string): boolean;
}

/** The name of a price line, a protection or an option. */
export function kindName(t: PaperText, kind: string): string {
  return t(t.has(`pricing.kind_${kind}`) ? `pricing.kind_${kind}` : 'pricing.kind_other');
}

/** The texts of papers in the customer's language. Keys are full message keys such as `papers.total`. */
export function paperText(locale: Locale): PaperText {
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale] });
  // The typed translator can't know the keys, because they are built from values in the database.
  return t as unknown as PaperText;
}

import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/lib/i18n/locales';
import en from '@/messages/en';
import fr from '@/messages/fr';
import ht from '@/messages/ht';

const MESSAGES = { en, fr, ht };

export interface PaperText {
  (key: string, params?: Record<string, string | number>): string;
  has(key: string): boolean;
}

/** What a price line, a protection or an option is called. */
export function kindName(t: PaperText, kind: string): string {
  return t(t.has(`pricing.kind_${kind}`) ? `pricing.kind_${kind}` : 'pricing.kind_other');
}

/** The words of papers in the customer's language; keys are those of the whole message file, `papers.total`. */
export function paperText(locale: Locale): PaperText {
  const t = createTranslator({ locale, messages: MESSAGES[locale] });
  // The keys are put together from values that the database holds, which the typed translator can't know.
  return t as unknown as PaperText;
}

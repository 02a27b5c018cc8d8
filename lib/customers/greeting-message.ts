import 'server-only';
import { createTranslator } from 'next-intl';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';

interface Facts {
  locale: Locale;
  company: string;
  customer: string;
}

/** Begins a chat with a customer, in their language: who writes. The clerk adds the rest. */
export function greetingMessage({ locale, ...names }: Facts): string {
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale], namespace: 'customers' });
  return t('greeting_message', names);
}

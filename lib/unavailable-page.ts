import enAction from '@/messages/en/action.json';
import enErrors from '@/messages/en/errors.json';
import frAction from '@/messages/fr/action.json';
import frErrors from '@/messages/fr/errors.json';
import htAction from '@/messages/ht/action.json';
import htErrors from '@/messages/ht/errors.json';
import { failedToLoad } from './failed-to-load';
import type { Locale } from './i18n/locales';
import { plainPage } from './plain-page';

const RETRY_SECONDS = 5;
const TEXTS = {
  en: { errors: enErrors, action: enAction },
  fr: { errors: frErrors, action: frAction },
  ht: { errors: htErrors, action: htAction },
};

/** The response to a page request while the database is away: status 503, with the reason in the reader's language. */
export function unavailablePage({ locale, path }: { locale: Locale; path: string }): Response {
  const { errors, action } = TEXTS[locale];
  const failed = failedToLoad(path);
  return plainPage({
    status: 503,
    locale,
    title: failed ? errors[failed] : errors.database_unavailable,
    detail: failed ? errors.database_unavailable : undefined,
    link: { text: action.retry, href: '' },
    retrySeconds: RETRY_SECONDS,
  });
}

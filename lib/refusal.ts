import { createTranslator } from 'next-intl';
import enAction from '@/messages/en/action.json';
import enErrors from '@/messages/en/errors.json';
import enNav from '@/messages/en/nav.json';
import frAction from '@/messages/fr/action.json';
import frErrors from '@/messages/fr/errors.json';
import frNav from '@/messages/fr/nav.json';
import htAction from '@/messages/ht/action.json';
import htErrors from '@/messages/ht/errors.json';
import htNav from '@/messages/ht/nav.json';
import { countError } from './error-counts';
import { ERROR_STATUS } from './error-status';
import type { AppError } from './errors';
import type { Locale } from './i18n/locales';
import { plainPage } from './plain-page';
import { strictPolicy } from './strict-policy';

const TEXTS = {
  en: { errors: enErrors, action: enAction, nav: enNav },
  fr: { errors: frErrors, action: frAction, nav: frNav },
  ht: { errors: htErrors, action: htAction, nav: htNav },
};

/** For JSON, which runs nothing and is part of no page. */
const BARE = { 'cache-control': 'no-store', 'content-security-policy': strictPolicy() };

interface Refused {
  locale: Locale;
  /** Whether the answer is JSON rather than a page. */
  api: boolean;
  headers?: Record<string, string>;
}

/** The response to a request that is refused before it reaches a route or a page (docs/rules.md §10). */
export function refusal({ code, params }: AppError, { locale, api, headers }: Refused): Response {
  countError(code);
  const t = createTranslator({ locale, messages: TEXTS[locale] });
  const message = t(`errors.${code}`, params);
  const status = ERROR_STATUS[code];
  const retrySeconds = status === 429 ? Number(params?.seconds) : undefined;
  if (!api) {
    const link = retrySeconds ? { text: t('action.retry'), href: '' } : { text: t('nav.dashboard'), href: '/' };
    return plainPage({ status, locale, title: message, link, retrySeconds, headers });
  }
  const body = { error: { code, ...(params && { params }), message }, message };
  const more = { ...BARE, ...(retrySeconds && { 'retry-after': String(retrySeconds) }) };
  return Response.json(body, { status, headers: { ...headers, ...more } });
}

import { createTranslator } from 'next-intl';
import type { AuditReader } from '@/lib/audit/value-text';
import type { Locale } from '@/lib/i18n/locales';
import { WORDS } from '../e2e/parts/words';

/** Reads the audit log in a language, as its screen does. */
export function auditReader(locale: Locale, names: ReadonlyMap<string, string> = new Map()): AuditReader {
  const t = createTranslator({ locale, messages: WORDS[locale], timeZone: 'America/Port-au-Prince' });
  // Safe because the server's translator is the same function for the same texts.
  return { t: t as unknown as AuditReader['t'], locale, timeZone: 'America/Port-au-Prince', names };
}

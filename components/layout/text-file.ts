import { patiently } from '@/components/ui/patiently';
import type { Locale } from '@/lib/i18n/locales';

/** Fetches a file of texts, once for each language. */
export function textFile<Texts>(files: Record<Locale, () => Promise<Texts>>): (locale: Locale) => Promise<Texts> {
  const fetched: Partial<Record<Locale, Promise<Texts>>> = {};
  return (locale) => {
    fetched[locale] ??= patiently(files[locale]);
    return fetched[locale];
  };
}

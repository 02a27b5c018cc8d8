import type { Locale } from '../i18n/locales';

interface Kept {
  textEn: string;
  textFr: string;
  textHt: string;
}

/** A kept answer's text in a language. */
export function answerText({ textEn, textFr, textHt }: Kept, locale: Locale): string {
  return { en: textEn, fr: textFr, ht: textHt }[locale];
}

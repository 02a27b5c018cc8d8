import type { RecordField } from '../records/record-field';

/** The agreement's terms in each language. */
export const TERMS_FIELDS = {
  en: { label: 'app.language_en', type: 'text' },
  fr: { label: 'app.language_fr', type: 'text' },
  ht: { label: 'app.language_ht', type: 'text' },
} as const satisfies Readonly<Record<string, RecordField>>;

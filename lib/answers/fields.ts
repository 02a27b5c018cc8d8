import type { RecordFields } from '../records/record-field';

/** What of an answer that operators use again changes. */
export const ANSWER_FIELDS = {
  title: { label: 'answers.name', type: 'text', required: true },
  textEn: { label: 'answers.text_en', type: 'text', required: true },
  textFr: { label: 'answers.text_fr', type: 'text', required: true },
  textHt: { label: 'answers.text_ht', type: 'text', required: true },
} as const satisfies RecordFields<{ title: string; textEn: string; textFr: string; textHt: string }>;

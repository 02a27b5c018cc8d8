import type { RecordField } from '../records/record-field';

/** The papers that have numbers of their own, by the letters that these begin with. */
export const NUMBERING_FIELDS = {
  R: { label: 'settings.number_R', type: 'whole' },
  V: { label: 'settings.number_V', type: 'whole' },
  Q: { label: 'settings.number_Q', type: 'whole' },
  P: { label: 'settings.number_P', type: 'whole' },
  F: { label: 'settings.number_F', type: 'whole' },
  PF: { label: 'settings.number_PF', type: 'whole' },
  NC: { label: 'settings.number_NC', type: 'whole' },
  M: { label: 'settings.number_M', type: 'whole' },
  I: { label: 'settings.number_I', type: 'whole' },
  C: { label: 'settings.number_C', type: 'whole' },
  O: { label: 'settings.number_O', type: 'whole' },
} as const satisfies Readonly<Record<string, RecordField>>;

export type NumberSeries = keyof typeof NUMBERING_FIELDS;

// Safe because the keys are the series.
export const NUMBER_SERIES = Object.keys(NUMBERING_FIELDS) as NumberSeries[];

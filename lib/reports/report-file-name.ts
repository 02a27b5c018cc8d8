import type { ExportInput } from './input';

/** The name of a report's file: its word in the reader's language and its days. Several types as csv come in a zip. */
export function reportFileName({ from, until, types, format }: ExportInput, word: string): string {
  return `${word}-${from}-${until}.${format === 'csv' && types.length > 1 ? 'zip' : format}`;
}

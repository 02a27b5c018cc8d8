import 'server-only';
import { writeCsv } from '../csv/write-csv';
import { errorSentence } from '../error-sentence';
import type { Locale } from '../i18n/locales';
import { type PaperText, paperText } from '../papers/paper-text';
import { cellText } from './cells/read-row';
import type { Problem } from './check-rows';
import { ownColumns } from './columns/own-columns';
import type { Table } from './content';
import { fieldLabel } from './records/field-names';
import { importFields, offeredChoices } from './records/fields';
import type { ImportKind } from './values';

/** A sentence that says why a cell can't be imported, with the allowed values if it is a choice. */
export function problemText(
  t: PaperText,
  { kind, locale }: { kind: ImportKind; locale: Locale },
  { field, code, params }: Problem,
): string {
  const found = importFields(kind).find(({ name }) => name === field);
  if (!found?.choices || code !== 'invalid_value') {
    const sentence = errorSentence(code, params, locale);
    return t(`errors.${sentence.key}`, sentence.params);
  }
  const values = offeredChoices(found).map(({ label }) => t(label));
  return t('imports.one_of', { values: values.join(', ') });
}

/** All rows of a list as a CSV file to correct. Before the list's own columns it has each row's line and problem. */
export function problemFile(
  { headers, rows }: Table,
  problems: readonly Problem[],
  options: { kind: ImportKind; locale: Locale },
): Uint8Array {
  const t = paperText(options.locale);
  const labels = new Map(importFields(options.kind).map((field) => [field.name, fieldLabel(field, options.locale)]));
  const own = ownColumns(headers);
  const kept = headers.map((_, column) => column).filter((column) => !own.has(column));
  const sentences = new Map<number, string[]>();
  for (const problem of problems) {
    const said = t('imports.problem_sentence', {
      field: labels.get(problem.field) ?? problem.field,
      reason: problemText(t, options, problem),
    });
    sentences.set(problem.line, [...(sentences.get(problem.line) ?? []), said]);
  }
  return writeCsv([
    [t('imports.line_uploaded'), t('imports.reason'), ...kept.map((column) => headers[column] ?? '')],
    ...rows.map(({ line, cells }) => [
      String(line),
      (sentences.get(line) ?? []).join('; '),
      ...kept.map((column) => cellText(cells, column)),
    ]),
  ]);
}

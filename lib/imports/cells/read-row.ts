import { countryCode } from '../../country-code';
import { undefuse } from '../../csv/defuse';
import type { ErrorCode, FieldErrors } from '../../errors';
import { normalizeSearch } from '../../search/normalize-search';
import type { ColumnMap } from '../columns/match-columns';
import type { ImportField } from '../records/fields';
import type { DateOrder } from '../values';
import { readDate } from './read-date';

export interface RowReader {
  fields: readonly ImportField[];
  columns: ColumnMap;
  dates: DateOrder;
  /** For each field: the normalised text, mapped to the stored value. */
  choices: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** For each field: how a written name is looked up among the company's records. */
  lookups: ReadonlyMap<string, (text: string) => string | null>;
}

export interface ReadRow {
  /** The values from the file in the shape of the form's input. Blank cells are left out. */
  values: Record<string, string>;
  problems: FieldErrors;
}

// A tab and line ends may stand in a cell; other signs of control are a program's, and PostgreSQL keeps no zero.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/** Reads the cells of one row according to the chosen columns. A cell that can't be read is a problem of its field. */
export function readRow(cells: readonly string[], reader: RowReader): ReadRow {
  const row: ReadRow = { values: {}, problems: {} };
  for (const field of reader.fields) {
    const text = cellText(cells, reader.columns[field.name]);
    if (text === '') continue;
    if (CONTROL.test(text)) {
      row.problems[field.name] = 'unreadable_text';
      continue;
    }
    const value = readCell(field, text, reader);
    if (value === null) row.problems[field.name] = problemOf(field);
    else row.values[field.name] = value;
  }
  return row;
}

/** A cell's text as shown to people. */
export function cellText(cells: readonly string[], column: number | undefined): string {
  return column === undefined ? '' : undefuse((cells[column] ?? '').trim()).trim();
}

/** The texts accepted for each choice: its label in any language, its stored value, and its other names. */
export function choiceIndex(
  field: ImportField,
  labels: (key: string) => readonly string[],
): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  for (const { value, label, also = [] } of field.choices ?? []) {
    for (const name of [value, ...labels(label), ...also]) {
      const plain = normalizeSearch(name);
      if (!index.has(plain)) index.set(plain, value);
    }
  }
  return index;
}

function readCell(field: ImportField, text: string, reader: RowReader): string | null {
  if (field.type === 'date') return readDate(text, reader.dates);
  if (field.type === 'choice') return reader.choices.get(field.name)?.get(normalizeSearch(text)) ?? null;
  if (field.type === 'country') return countryCode(text);
  if (field.type === 'lookup') return reader.lookups.get(field.name)?.(text) ?? null;
  // Assumption: a bare $ is not read as USD, since a Haitian dollar is five gourdes.
  if (field.type === 'money') return text.replace(/^(?:USD|US ?\$)\s*|\s*(?:USD|US ?\$)$/gi, '');
  if (field.type === 'whole') return text.replace(/\s*(?:km|kilom[eè]t(?:res?)?)\.?$/i, '');
  return text;
}

function problemOf({ type, unknown }: ImportField): ErrorCode {
  if (type === 'date') return 'invalid_date';
  if (type === 'country') return 'unknown_country';
  return unknown ?? 'invalid_value';
}

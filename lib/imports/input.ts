import { z } from 'zod';
import { DATE_ORDERS, EXISTING_MODES, IMPORT_KINDS, MAX_COLUMNS } from './values';

/** What the address of an import has. Another kind is an address that does not exist. */
export const ImportParams = z.object({ kind: z.enum(IMPORT_KINDS), importId: z.uuid('record_not_found') });

const field = z.string().regex(/^[a-zA-Z]{1,40}$/, 'invalid_value');
const column = z.coerce
  .number('invalid_value')
  .int('invalid_value')
  .min(0, 'invalid_value')
  .max(MAX_COLUMNS, 'invalid_value');

/** `make.0~model.1`, as it appears in a URL. */
function pairs(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split('~')
      .filter(Boolean)
      .map((pair) => {
        const dot = pair.indexOf('.');
        return [pair.slice(0, dot), pair.slice(dot + 1)];
      }),
  );
}

const read = (value: unknown) => (typeof value === 'string' ? pairs(value) : value);

/** How a file's columns, dates and duplicates are handled. The same settings are used for the check and the import. */
export const ImportSettings = z.object({
  sheet: z.coerce.number('invalid_value').int('invalid_value').min(0).max(1000).optional(),
  columns: z.preprocess(read, z.record(field, column)),
  /** For each field: the value for a blank or missing cell of a new record. */
  defaults: z.preprocess(read, z.record(field, z.string().max(120, 'too_long'))).default({}),
  dates: z.enum(DATE_ORDERS, 'invalid_value').default('dmy'),
  existing: z.enum(EXISTING_MODES, 'invalid_value').default('keep'),
  /** The user confirms that VINs without the usual 17 letters and digits are correct. */
  oddVins: z
    .preprocess((value) => (typeof value === 'string' ? value === 'true' : value), z.boolean('invalid_value'))
    .default(false),
});

export type ImportSettings = z.output<typeof ImportSettings>;

export const RunImportInput = ImportSettings.extend({ importId: z.uuid('record_not_found') });

export type RunImportInput = z.output<typeof RunImportInput>;

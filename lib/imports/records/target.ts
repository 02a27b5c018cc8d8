import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { FieldErrors } from '../../errors';
import type { ReadContext } from '../../server/query';
import type { ImportSettings } from '../input';
import type { ImportKind } from '../values';

export interface Existing {
  id: string;
  /** As the form's input takes it, so that what the file says can be laid over it. */
  input: Record<string, unknown>;
  stored: Record<string, unknown>;
  /** Whether it is known by another key than the row's, as a record with which the row's was merged; it stays as it is. */
  merged?: boolean;
}

/** What an import has to know of the kind of record that it brings in; `Input` is what the form's own schema gives. */
export interface ImportTarget<Input extends object, Columns extends { nameKey: string }> {
  kind: ImportKind;
  entity: 'vehicle' | 'customer' | 'driver';
  schema: z.ZodType<Input>;
  keyOf: (text: string) => string;
  /** The company's records with these keys, by key. `lock` holds them until the end of the transaction. */
  find: (ctx: ReadContext, keys: readonly string[], lock: boolean) => Promise<Map<string, Existing>>;
  /** What the texts of a column that names another record stand for, by field. `lock` holds those found as well. */
  lookups: (
    ctx: ReadContext,
    texts: (field: string) => readonly string[],
    lock: boolean,
  ) => Promise<ReadonlyMap<string, (text: string) => string | null>>;
  /** What may not come twice beside the key, such as a VIN: whose it is already. */
  unique?: {
    field: string;
    code: 'duplicate_vin';
    of: (input: Input) => string;
    owners: (ctx: ReadContext, values: readonly string[]) => Promise<Map<string, string>>;
  };
  /** What the form's schema is given where it is more than the known record with the file's values laid over it. */
  complete?: (
    values: Record<string, string>,
    before: Existing | null,
    settings: ImportSettings,
  ) => Record<string, unknown>;
  /** What the form's schema allows and a list must not do, to a new record (`before` is null) or to a known one. */
  refuse?: (input: Input, before: Existing | null) => FieldErrors;
  columns: (input: Input) => Columns;
  table: PgTable;
  words: (columns: Columns) => string[];
  /** What the database says of a double that came in meanwhile, as an error of ours. */
  translate?: (error: unknown) => unknown;
}

const CHUNK = 5000;

/** Asks in parts, since a statement holds only so many parameters. */
export async function inChunks<Row>(
  values: readonly string[],
  ask: (part: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let from = 0; from < values.length; from += CHUNK) found.push(...(await ask(values.slice(from, from + CHUNK))));
  return found;
}

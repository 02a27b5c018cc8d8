import type { z } from 'zod';
import type { FieldErrors } from '../../errors';
import type { RecordKind } from '../../records/record-kind';
import type { ReadContext } from '../../server/query';
import type { ImportSettings } from '../input';
import type { ImportKind } from '../values';

export interface Existing {
  id: string;
  /** The record in the shape of the form's input, so that the file's values can be merged into it. */
  input: Record<string, unknown>;
  stored: Record<string, unknown>;
  /**
   * Whether it was found by a key other than its own, because the row's record was merged into it. It then stays as it
   * is.
   */
  merged?: boolean;
}

/** What an import needs to know about a kind of record. `Input` is the output of the form's own schema. */
export interface ImportTarget<Input extends object, Columns extends { nameKey: string }> {
  kind: ImportKind;
  /** The kind of record that it becomes. */
  record: RecordKind<Columns>;
  schema: z.ZodType<Input>;
  keyOf: (text: string) => string;
  /** The company's records with these keys, by key. `lock` keeps them locked until the end of the transaction. */
  find: (ctx: ReadContext, keys: readonly string[], lock: boolean) => Promise<Map<string, Existing>>;
  /** For each field: the records that the texts of a lookup column stand for. `lock` locks the ones found as well. */
  lookups: (
    ctx: ReadContext,
    texts: (field: string) => readonly string[],
    lock: boolean,
  ) => Promise<ReadonlyMap<string, (text: string) => string | null>>;
  /** For values besides the key that must be unique, such as a VIN: the record that already has each one. */
  unique?: {
    field: string;
    code: 'duplicate_vin';
    of: (input: Input) => string;
    owners: (ctx: ReadContext, values: readonly string[]) => Promise<Map<string, string>>;
  };
  /** The input for the form's schema, if it is more than the existing record with the file's values merged into it. */
  complete?: (
    values: Record<string, string>,
    before: Existing | null,
    settings: ImportSettings,
  ) => Record<string, unknown>;
  /**
   * Changes that the form's schema allows but a list must not make, to a new record (`before` is null) or an existing
   * one.
   */
  refuse?: (input: Input, before: Existing | null) => FieldErrors;
  columns: (input: Input) => Columns;
  /** Turns the database's error for a duplicate saved in the meantime into one of ours. */
  translate?: (error: unknown) => unknown;
}

const CHUNK = 5000;

/** Queries in parts, since a statement has a limited number of parameters. */
export async function inChunks<Row>(
  values: readonly string[],
  ask: (part: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let from = 0; from < values.length; from += CHUNK) found.push(...(await ask(values.slice(from, from + CHUNK))));
  return found;
}

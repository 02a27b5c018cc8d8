import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { AppError, type ErrorBody, type ErrorCode } from '../errors';
import { fieldRefusal } from '../field-refusal';
import { parseInput } from '../parse-input';
import type { ReadContext } from '../server/query';
import { cellText, type ReadRow, type RowReader, readRow } from './cells/read-row';
import type { Table } from './content';
import type { SheetRow } from './formats/sheet';
import type { ImportSettings } from './input';
import { fieldChoices } from './records/field-names';
import { type ImportField, importFields, KEY_FIELDS } from './records/fields';
import type { Existing, ImportTarget } from './records/target';

export interface Problem {
  line: number;
  field: string;
  code: ErrorCode;
  params?: Record<string, string | number>;
  /** The content of the cell. */
  value: string;
}

export interface ReadyRow<Input> {
  line: number;
  input: Input;
  before: Existing | null;
}

type Named = { nameKey: string };
type Refused = Pick<ErrorBody, 'params' | 'fieldParams'> & Required<Pick<ErrorBody, 'fields'>>;

export interface Checked<Input> {
  ready: ReadyRow<Input>[];
  /** Rows for existing records that the user chose to leave as they are. */
  kept: number;
  problems: Problem[];
}

/** After this many rows, other requests get a turn. */
const BATCH = 250;

/** Every row as it would be imported, and all problems in line order. */
export async function checkRows<Input extends object>(
  ctx: ReadContext,
  target: ImportTarget<Input, Named>,
  { table, settings, lock }: { table: Table; settings: ImportSettings; lock: boolean },
): Promise<Checked<Input>> {
  const fields = importFields(target.kind);
  assertMapped(fields, settings, table.headers.length);
  const texts = (field: string) =>
    table.rows.map(({ cells }) => cellText(cells, settings.columns[field])).filter((text) => text !== '');
  const reader: RowReader = {
    fields,
    columns: settings.columns,
    dates: settings.dates,
    choices: fieldChoices(target.kind),
    lookups: await target.lookups(ctx, texts, lock),
  };
  const read: { row: SheetRow; said: ReadRow; key: string }[] = [];
  for (const row of table.rows) {
    const said = readRow(row.cells, reader);
    read.push({ row, said, key: target.keyOf(said.values[KEY_FIELDS[target.kind]] ?? '') });
    if (read.length % BATCH === 0) await setImmediate();
  }
  const existing = await target.find(ctx, [...new Set(read.map(({ key }) => key))].filter(Boolean), lock);
  const checked: Checked<Input> = { ready: [], kept: 0, problems: [] };
  const first = new Map<string, number>();
  for (const [index, { row, said, key }] of read.entries()) {
    const before = existing.get(key) ?? null;
    const twice = key ? first.get(key) : undefined;
    if (key && twice === undefined) first.set(key, row.line);
    const note = (found: Refused) => checked.problems.push(...problemsOf(row, settings, found));
    if (twice !== undefined)
      note({ fields: { [KEY_FIELDS[target.kind]]: 'duplicate_in_file' }, params: { line: String(twice) } });
    else if (before && (settings.existing === 'keep' || before.merged)) checked.kept += 1;
    else {
      const outcome = parseRow(target, said, { before, settings });
      if ('input' in outcome) checked.ready.push({ line: row.line, input: outcome.input, before });
      else note(outcome.refused);
    }
    if (index % BATCH === 0) {
      ctx.progress?.({ step: 'checking', done: index, total: read.length });
      await setImmediate();
    }
  }
  await refuseTaken(ctx, target, { checked, table, settings });
  checked.problems.sort((a, b) => a.line - b.line);
  return checked;
}

/** Fields that a new record requires must have a column, or one value for all rows. */
function assertMapped(fields: readonly ImportField[], { columns, defaults }: ImportSettings, width: number): void {
  const known = new Set(fields.map(({ name }) => name));
  const strange = [...Object.keys(columns), ...Object.keys(defaults)].filter(
    (name) => !known.has(name) || (columns[name] ?? 0) >= width,
  );
  if (strange.length > 0)
    throw new AppError('validation_error', {
      fields: Object.fromEntries(strange.map((name) => [`columns.${name}`, 'invalid_value' as const])),
    });
  const missing = fields.filter(({ name, required }) => required && columns[name] === undefined && !defaults[name]);
  if (missing.length > 0)
    throw new AppError('missing_required', {
      fields: Object.fromEntries(missing.map(({ name }) => [`columns.${name}`, 'required' as const])),
      params: { fields: missing.map(({ name }) => name).join(', ') },
    });
}

function parseRow<Input extends object>(
  target: ImportTarget<Input, Named>,
  said: ReadRow,
  { before, settings }: { before: Existing | null; settings: ImportSettings },
): { input: Input } | { refused: Refused } {
  const values = before ? said.values : { ...settings.defaults, ...said.values };
  const raw = target.complete?.(values, before, settings) ?? { ...before?.input, ...values };
  try {
    const input = parseInput(target.schema, raw);
    const refused = target.refuse?.(input, before);
    const fields = { ...refused, ...said.problems };
    if (Object.keys(fields).length === 0) return { input };
    return { refused: { fields, ...(before && { params: { last: Number(before.stored.odometerKm ?? 0) } }) } };
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    // A cell that could not be read is reported as unreadable, not as missing.
    const { fields, params, fieldParams } = error;
    return { refused: { fields: { ...fields, ...said.problems }, params, fieldParams } };
  }
}

/** Marks rows whose second unique value, such as a VIN, belongs to another row or record. */
async function refuseTaken<Input extends object>(
  ctx: ReadContext,
  { unique }: ImportTarget<Input, Named>,
  { checked, table, settings }: { checked: Checked<Input>; table: Table; settings: ImportSettings },
): Promise<void> {
  if (!unique) return;
  const marks = checked.ready.map((row) => ({ ...row, mark: unique.of(row.input) })).filter(({ mark }) => mark !== '');
  const owners = await unique.owners(ctx, [...new Set(marks.map(({ mark }) => mark))]);
  const lines = new Map(table.rows.map((row) => [row.line, row]));
  const first = new Map<string, number>();
  const refused = new Set<number>();
  for (const { line, mark, before } of marks) {
    const owner = owners.get(mark);
    const twice = first.get(mark);
    if (twice === undefined) first.set(mark, line);
    const taken = owner !== undefined && owner !== before?.id;
    const row = lines.get(line);
    if (!row || (twice === undefined && !taken)) continue;
    refused.add(line);
    const code = twice === undefined ? unique.code : 'duplicate_in_file';
    const found: Refused = { fields: { [unique.field]: code }, params: { line: String(twice) } };
    checked.problems.push(...problemsOf(row, settings, found));
  }
  checked.ready = checked.ready.filter(({ line }) => !refused.has(line));
}

function problemsOf({ line, cells }: SheetRow, { columns, defaults }: ImportSettings, found: Refused): Problem[] {
  return Object.entries(found.fields).map(([field, code]) => {
    const params = fieldRefusal(found, field)?.params;
    const value = (cellText(cells, columns[field]) || defaults[field] || '').slice(0, 200);
    return { line, field, code, ...(params && { params }), value };
  });
}

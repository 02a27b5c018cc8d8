import 'server-only';
import { Column, is, SQL, Table } from 'drizzle-orm';
import { z } from 'zod';

/** What a query selects: columns, or what is told of a value that the database computes. */
interface Selected {
  [name: string]: Column | SQL | z.ZodType | Selected;
}

/**
 * The schema of a selected row as an answer of the API has it, made of the columns themselves, so that it can't say anything else than
 * the query. Of values that the database computes, and of what an outer join may leave out, `told` says what they are.
 */
export function answerOf(selected: Selected, told: Record<string, z.ZodType> = {}): z.ZodObject {
  const names = [...new Set([...Object.keys(selected), ...Object.keys(told)])];
  return z.strictObject(Object.fromEntries(names.map((name) => [name, told[name] ?? fieldOf(name, selected[name])])));
}

function fieldOf(name: string, value: Selected[string] | undefined): z.ZodType {
  if (is(value, Column)) return value.notNull ? columnOf(value) : columnOf(value).nullable();
  if (value instanceof z.ZodType) return value;
  if (!value || is(value, SQL) || is(value, Table)) throw new Error(`answerOf is not told what ${name} is`);
  return answerOf(value);
}

/** As JSON has it, and before it is known whether it may be null. */
function columnOf({ name, dataType, columnType, enumValues }: Column): z.ZodType {
  if (enumValues && enumValues.length > 0) return z.enum(enumValues as [string, ...string[]]);
  if (columnType === 'PgArray') return z.array(z.string());
  if (columnType === 'PgUUID') return z.uuid();
  if (dataType === 'date') return z.iso.datetime();
  if (columnType === 'PgDateString') return z.iso.date();
  if (dataType === 'boolean') return z.boolean();
  if (dataType === 'number') return name.endsWith('_cents') ? z.int().describe('US cents.') : z.number();
  if (dataType === 'string') return z.string();
  return z.unknown();
}

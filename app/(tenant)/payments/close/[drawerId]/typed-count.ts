import { parseBalance } from '@/lib/drawers/parse-balance';
import { CURRENCIES } from '@/lib/drawers/values';
import type { ActionResult } from '@/lib/errors';
import { parseWhole } from '@/lib/parse-whole';

/** A form can't name a field by a bare number, so its fields are `USD_10000`, `other_cheque`, `leftUsdCents`, `reason`. */
export type CountValues = Record<string, string>;

/** The form's values as the verb names them. */
export function typedCount(values: CountValues) {
  return {
    usd: under(values, 'USD_'),
    htg: under(values, 'HTG_'),
    others: under(values, 'other_'),
    leftUsdCents: values.leftUsdCents ?? '',
    leftHtgCents: values.leftHtgCents ?? '',
    reason: values.reason ?? '',
  };
}

/** What half-typed numbers stand for: whole counts, or amounts in cents. Whatever can't be read counts as nothing. */
export function piecesOf(typed: Record<string, string>, money = false): Record<string, number> {
  const parse = money ? parseBalance : parseWhole;
  return Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, parse(text) ?? 0]));
}

/** An answer whose errors name the form's own fields. */
export function withFieldNames<Result>(answer: ActionResult<Result>): ActionResult<Result> {
  if (answer.ok || !answer.error.fields) return answer;
  const named = <Value>(fields: Record<string, Value> | undefined) =>
    fields && Object.fromEntries(Object.entries(fields).map(([path, value]) => [fieldName(path), value]));
  const { fields, fieldParams } = answer.error;
  return { ok: false, error: { ...answer.error, fields: named(fields), fieldParams: named(fieldParams) } };
}

function fieldName(path: string): string {
  const [group = '', name] = path.split('.');
  if (name === undefined) return path;
  const currency = CURRENCIES.find((one) => one.toLowerCase() === group);
  return `${currency ?? 'other'}_${name}`;
}

function under(values: CountValues, prefix: string): Record<string, string> {
  const mine = Object.entries(values).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(mine.map(([name, text]) => [name.slice(prefix.length), text]));
}

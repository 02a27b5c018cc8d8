import type { ClashChange } from '@/lib/records/record-clash';

export type Side = 'mine' | 'theirs';
type Value = string | boolean;

/** One field that somebody else has changed since the form was opened. */
export interface ClashRow {
  name: string;
  mine: Value;
  theirs: Value;
  /** The clerk has changed it too, to another value. */
  typed: boolean;
  by: string | null;
  at: string | null;
}

interface Values {
  /** The form as it was opened, as it is now, and as it would be opened now. */
  opened: Readonly<Record<string, unknown>>;
  mine: Readonly<Record<string, unknown>>;
  theirs: Readonly<Record<string, Value>>;
}

/**
 * The fields to choose between, first those that both have changed. A field that both have given the same value is no
 * choice.
 */
export function clashRows({ opened, mine, theirs }: Values, changes: readonly ClashChange[]): ClashRow[] {
  const rows = Object.entries(theirs).flatMap(([name, now]) => {
    const own = mine[name];
    if (own === now || now === opened[name] || (typeof own !== 'string' && typeof own !== 'boolean')) return [];
    const { by = null, at = null } = changes.find(({ field }) => field === name) ?? {};
    return [{ name, mine: own, theirs: now, typed: own !== opened[name], by, at }];
  });
  return rows.toSorted((a, b) => Number(b.typed) - Number(a.typed));
}

/** What was typed stays, and what the clerk did not touch is taken over, unless they choose otherwise. */
export function firstChoice({ typed }: ClashRow): Side {
  return typed ? 'mine' : 'theirs';
}

/** The form's values after the choices. What nobody else changed stays as the clerk has it. */
export function chosenValues(
  { mine, theirs }: Values,
  rows: readonly ClashRow[],
  sides: Readonly<Record<string, Side>>,
): Record<string, unknown> {
  const taken = rows.filter((row) => (sides[row.name] ?? firstChoice(row)) === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map(({ name }) => [name, theirs[name]])) };
}

import type { ActionResult } from '@/lib/errors';
import type { ComboboxOption } from './combobox';

/** The result of a search, each row with its label in a picker. */
export function wordOptions<Row extends { id: string }>(
  answer: ActionResult<Row[]>,
  words: (row: Row) => Omit<ComboboxOption, 'id'>,
): ActionResult<(Row & ComboboxOption)[]> {
  return answer.ok ? { ok: true, data: answer.data.map((row) => ({ ...row, ...words(row) })) } : answer;
}

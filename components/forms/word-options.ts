import type { ActionResult } from '@/lib/errors';
import type { ComboboxOption } from './combobox';

/** What a search answered, each row with the words by which a picker shows it. */
export function wordOptions<Row extends { id: string }>(
  answer: ActionResult<Row[]>,
  words: (row: Row) => Omit<ComboboxOption, 'id'>,
): ActionResult<(Row & ComboboxOption)[]> {
  return answer.ok ? { ok: true, data: answer.data.map((row) => ({ ...row, ...words(row) })) } : answer;
}

import type { CheckedQuote } from './check-quote';

type Checked = Pick<CheckedQuote, 'quote' | 'problem' | 'fields' | 'clash' | 'classTaken'>;

/** Whether an open quote can be reserved now as it is. */
export function isFree({ quote, problem, fields, clash, classTaken }: Checked): boolean {
  return quote !== null && !problem && Object.keys(fields).length === 0 && clash === null && classTaken === null;
}

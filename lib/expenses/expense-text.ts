import type { PaperText } from '../papers/paper-text';

/** An expense in one line, such as "Expense · Fuel · National, Delmas 33". `title` is the key of its first word. */
export function expenseText(t: PaperText, title: string, { kind, vendor }: { kind: string; vendor: string }): string {
  return [t(title), t(`expenses.kind_${kind}`), vendor].filter(Boolean).join(' · ');
}

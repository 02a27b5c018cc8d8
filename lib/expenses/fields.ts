import type { RecordFields } from '../records/record-field';
import type { ExpenseDetails } from './input';

/** What may be corrected of a recorded expense. */
export const EXPENSE_FIELDS = {
  vendor: { label: 'expenses.vendor', type: 'text', searched: 'alone' },
  reference: { label: 'expenses.reference', type: 'text', searched: 'alone' },
  notes: { label: 'common.notes', type: 'text', searched: 'alone' },
} as const satisfies RecordFields<ExpenseDetails>;

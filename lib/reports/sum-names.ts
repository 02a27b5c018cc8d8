/** What the sum of a column is called where its currency stands beside it. */
export const SUM_NAMES = {
  'reports.column.amount': 'reports.sum_amount',
  'reports.column.charged': 'reports.sum_charged',
  'reports.column.cost': 'reports.sum_cost',
  'reports.column.due': 'reports.sum_due',
} as const;

export type SummedHeading = keyof typeof SUM_NAMES;

/** How many days the planner shows. */
export const SPAN_DAYS = { '2w': 14, '1m': 30, '3m': 90 } as const;
export type Span = keyof typeof SPAN_DAYS;

/** What a bar stands for. A late rental is `overdue`, and a reservation that it endangers is `at_risk`. */
export const BAR_STATES = ['reserved', 'at_risk', 'rented', 'overdue', 'maintenance', 'returned', 'serviced'] as const;
export type BarState = (typeof BAR_STATES)[number];

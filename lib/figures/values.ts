/** What a vehicle costs, by kind: its maintenance, expenses by theirs, and what its owner gets. */
export const COST_KINDS = [
  'maintenance',
  'fuel',
  'washing',
  'insurance',
  'registration',
  'fine',
  'toll',
  'other',
  'owner',
] as const;
export type CostKind = (typeof COST_KINDS)[number];

/** What the revenue is shown by. */
export const REVENUE_BY = ['day', 'vehicle', 'class', 'clerk', 'method', 'customer'] as const;
export type RevenueBy = (typeof REVENUE_BY)[number];
/** Days have a chart of their own. */
export type RevenueWay = Exclude<RevenueBy, 'day'>;

/** What owners ask for, each one figure of a period. */
export const PERIOD_FIGURES = [
  'revenue',
  'use',
  'revenue_per_day',
  'average_length',
  'no_show_rate',
  'maintenance',
  'profit',
] as const;
/** Figures of now, whatever the period. */
export const STANDING_FIGURES = ['outstanding', 'deposits'] as const;
export const FIGURES = [...PERIOD_FIGURES, ...STANDING_FIGURES] as const;
export type Figure = (typeof FIGURES)[number];

/** What a figure is counted in: cents of a dollar, a share from 0 to 1, or days. */
export const FIGURE_UNITS = {
  revenue: 'cents',
  use: 'share',
  revenue_per_day: 'cents',
  average_length: 'days',
  no_show_rate: 'share',
  maintenance: 'cents',
  profit: 'cents',
  outstanding: 'cents',
  deposits: 'cents',
} as const satisfies Record<Figure, 'cents' | 'share' | 'days'>;

export const FIGURE_FORMATS = ['csv', 'xlsx', 'pdf', 'json'] as const;
export type FigureFormat = (typeof FIGURE_FORMATS)[number];

/** What a report can hold, in the order in which a file has it (docs/rules.md §15). */
export const REPORT_TYPES = [
  'vehicles',
  'drivers',
  'customers',
  'rentals',
  'payments',
  'maintenance',
  'inspections',
] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

/** The messages that name them. */
export const TYPE_NAMES = {
  vehicles: 'reports.type_vehicles',
  drivers: 'reports.type_drivers',
  customers: 'reports.type_customers',
  rentals: 'reports.type_rentals',
  payments: 'reports.type_payments',
  maintenance: 'reports.type_maintenance',
  inspections: 'reports.type_inspections',
} as const satisfies Record<ReportType, string>;

export const REPORT_FORMATS = ['csv', 'xlsx', 'pdf', 'json'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** An export whose server has said nothing for so long, in seconds, holds up nobody any more. */
export const LOST_SECONDS = 15;

/** Periods with a name, in the order in which a screen has them. */
export const QUICK_RANGES = [
  'today',
  'this_week',
  'last_week',
  'last_7_days',
  'last_30_days',
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'year_to_date',
  'last_year',
  'fiscal_year',
  'last_fiscal_year',
] as const;
export type QuickRange = (typeof QUICK_RANGES)[number];

/** The messages that name them. */
export const RANGE_NAMES = {
  today: 'reports.today',
  this_week: 'reports.this_week',
  last_week: 'reports.last_week',
  last_7_days: 'reports.last_7_days',
  last_30_days: 'reports.last_30_days',
  this_month: 'reports.this_month',
  last_month: 'reports.last_month',
  this_quarter: 'reports.this_quarter',
  last_quarter: 'reports.last_quarter',
  year_to_date: 'reports.year_to_date',
  last_year: 'reports.last_year',
  fiscal_year: 'reports.fiscal_year',
  last_fiscal_year: 'reports.last_fiscal_year',
} as const satisfies Record<QuickRange, string>;

/** How often a member gets a kept report by mail. */
export const MAILINGS = ['never', 'weekly', 'monthly'] as const;
export type Mailing = (typeof MAILINGS)[number];

/** More rows than this make no readable pdf. */
export const MOST_PDF_ROWS = 5000;

/** What the formats are on the way, in the order of their names. */
export const REPORT_MIMES = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/pdf',
  'application/json',
  // Several parts as csv.
  'application/zip',
] as const;

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BusinessHours } from '@/lib/hours/values';
import { instant, money, timestamps } from '../columns';

export const plans = pgTable(
  'plans',
  {
    /** Also its name, except for the product's own three, which have one in each language. */
    code: text('code').primaryKey(),
    id: uuid('id').notNull().unique().defaultRandom(),
    vehicleLimit: integer('vehicle_limit'),
    memberLimit: integer('member_limit'),
    calendarFeeds: boolean('calendar_feeds').notNull().default(true),
    reportMails: boolean('report_mails').notNull().default(true),
    programAccess: boolean('program_access').notNull().default(true),
    /** No company can change to it any more; those that have it keep it. */
    retiredAt: instant('retired_at'),
  },
  () => [uniqueIndex('plans_name').on(sql`lower(code)`)],
);

/** What a plan costs a month from which day on. The first price also holds for the days before it. */
export const planPrices = pgTable(
  'plan_prices',
  {
    plan: text('plan')
      .notNull()
      .references(() => plans.code),
    fromDay: date('from_day').notNull(),
    monthlyPriceCents: money('monthly_price_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.plan, table.fromDay] }),
    check('plan_prices_amount', sql`monthly_price_cents >= 0`),
  ],
);

export const tenants = pgTable('tenants', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  status: text('status', { enum: ['active', 'suspended'] })
    .notNull()
    .default('active'),
  suspendedAt: instant('suspended_at'),
  suspendedReason: text('suspended_reason'),
  plan: text('plan')
    .notNull()
    .default('business')
    .references(() => plans.code),
  /** From which day on it may be deleted, and why. Null while nobody has given notice. */
  deleteOn: date('delete_on'),
  deleteReason: text('delete_reason'),
  /** From then on notice can't be withdrawn any more. */
  deletionStartedAt: instant('deletion_started_at'),
  /** Nothing of it is left but this row, with what the platform billed and did. */
  deletedAt: instant('deleted_at'),
  ...timestamps(),
});

/** Prices and rules that a company can set. The defaults are those of docs/rules.md §5–§9. */
export const tenantSettings = pgTable(
  'tenant_settings',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    legalName: text('legal_name').notNull(),
    tradeName: text('trade_name').notNull().default(''),
    taxId: text('tax_id').notNull().default(''),
    patente: text('patente').notNull().default(''),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    address: text('address').notNull().default(''),
    /** The present one of `logos`; null for none. */
    logoId: uuid('logo_id'),
    /** Of its login, its mark, its mails and papers, as `#1f6b43`; null for the product's own. */
    color: text('color'),
    timeZone: text('time_zone').notNull().default('America/Port-au-Prince'),
    defaultLocale: text('default_locale', { enum: ['en', 'fr', 'ht'] })
      .notNull()
      .default('fr'),
    paperSize: text('paper_size', { enum: ['A4', 'LETTER'] })
      .notNull()
      .default('LETTER'),
    htgRate: numeric('htg_rate', { precision: 12, scale: 4 }),
    htgRateOn: date('htg_rate_on'),
    taxEnabled: boolean('tax_enabled').notNull().default(false),
    taxLabel: text('tax_label').notNull().default('TCA'),
    taxRateBasisPoints: integer('tax_rate_basis_points').notNull().default(1000),
    graceMinutes: integer('grace_minutes').notNull().default(60),
    turnaroundMinutes: integer('turnaround_minutes').notNull().default(0),
    /** A late return: free minutes, the share of the daily rate for each begun hour, and from when on it is a full day. */
    lateFreeMinutes: integer('late_free_minutes').notNull().default(60),
    lateHourBasisPoints: integer('late_hour_basis_points').notNull().default(2000),
    lateFullDayHours: integer('late_full_day_hours').notNull().default(3),
    /** What cleaning is suggested to cost; 0 for no suggestion. */
    cleaningFeeCents: money('cleaning_fee_cents').notNull().default(0),
    /** How many days before a vehicle's papers expire they are announced, and at which hour the working day begins. */
    paperNoticeDays: integer('paper_notice_days').notNull().default(30),
    morningHour: integer('morning_hour').notNull().default(6),
    mileagePriceCents: money('mileage_price_cents').notNull().default(40),
    fuelQuarterPriceCents: money('fuel_quarter_price_cents').notNull().default(2000),
    fuelServiceFeeCents: money('fuel_service_fee_cents').notNull().default(1000),
    minimumAge: integer('minimum_age').notNull().default(18),
    defaultMilesPerDay: integer('default_miles_per_day').notNull().default(80),
    defaultDepositCents: money('default_deposit_cents').notNull().default(50_000),
    insurancePerDayCents: money('insurance_per_day_cents').notNull().default(1500),
    cdwPerDayCents: money('cdw_per_day_cents').notNull().default(2000),
    theftPerDayCents: money('theft_per_day_cents').notNull().default(1000),
    paiPerDayCents: money('pai_per_day_cents').notNull().default(500),
    gpsPerDayCents: money('gps_per_day_cents').notNull().default(800),
    childSeatPerDayCents: money('child_seat_per_day_cents').notNull().default(500),
    additionalDriverPerDayCents: money('additional_driver_per_day_cents').notNull().default(1000),
    /** How many the company has; null if it does not count them. */
    gpsStock: integer('gps_stock'),
    childSeatStock: integer('child_seat_stock'),
    /** Cancelling costs nothing until so many hours before the pickup, and not coming always costs its fee. */
    freeCancellationHours: integer('free_cancellation_hours').notNull().default(24),
    cancellationFeeCents: money('cancellation_fee_cents').notNull().default(0),
    noShowFeeCents: money('no_show_fee_cents').notNull().default(0),
    /** How long a new reservation waits for its customer after the pickup, and when it is then a no-show, unless it says otherwise. */
    noShowGraceHours: integer('no_show_grace_hours').notNull().default(2),
    autoCancelHours: integer('auto_cancel_hours').notNull().default(24),
    /** For how many days a quote is valid. */
    quoteValidDays: integer('quote_valid_days').notNull().default(7),
    locations: text('locations').array().notNull().default(sql`'{}'::text[]`),
    /** What an inspection asks for: words that the product knows in each language, or the company's own names. */
    checklist: text('checklist')
      .array()
      .notNull()
      .default(sql`'{spare_wheel,jack,registration_papers,insurance_card}'::text[]`),
    /** Members without a second factor can only set one up. */
    secondFactorRequired: boolean('second_factor_required').notNull().default(false),
    /** The agreement's clauses in each language; empty for the product's. `parseTerms` says how they are written. */
    termsEn: text('terms_en').notNull().default(''),
    termsFr: text('terms_fr').notNull().default(''),
    termsHt: text('terms_ht').notNull().default(''),
    usageZones: jsonb('usage_zones').$type<string[]>().notNull().default([]),
    /** When each place is open, holidays and other closed days. */
    businessHours: jsonb('business_hours').$type<BusinessHours>().notNull().default({}),
    ...timestamps(),
  },
  (table) => [primaryKey({ columns: [table.tenantId] }), check('tenant_settings_color', sql`color ~ '^#[0-9a-f]{6}$'`)],
);

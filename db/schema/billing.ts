import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { BilledLine, BilledParty, ToldPrice } from '@/lib/billing/values';
import { instant, money } from '../columns';
import { tenants } from './tenants';

/** From which day on a company has had which plan. The last one of a day counts. What a plan costs is in `plan_prices`. */
export const planPeriods = pgTable(
  'plan_periods',
  {
    subjectTenantId: uuid('subject_tenant_id')
      .notNull()
      .references(() => tenants.id),
    fromDay: date('from_day').notNull(),
    plan: text('plan').notNull(),
    /** False while the company is suspended: those days cost nothing. */
    billed: boolean('billed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subjectTenantId, table.fromDay] })],
);

/** Until when a company is billed, and what happens to what it owes. */
export const subscriptions = pgTable('subscriptions', {
  subjectTenantId: uuid('subject_tenant_id')
    .primaryKey()
    .references(() => tenants.id),
  /** The first day that no invoice has. */
  billedUntil: date('billed_until').notNull(),
  /** The first day that costs something; null without a trial. */
  trialUntil: date('trial_until'),
  /** The company is suspended because it has not paid, and is let in again once it has. */
  suspendedUnpaid: boolean('suspended_unpaid').notNull().default(false),
  /** The planned price that its admins were last told of; null for none. */
  toldPrice: jsonb('told_price').$type<ToldPrice>(),
});

/** What the platform bills a company for a month that is over. Only what happens to it changes. */
export const platformInvoices = pgTable(
  'platform_invoices',
  {
    id: uuid('id').primaryKey(),
    /** `W-2026-00042`, without gaps. */
    number: text('number').notNull().unique(),
    subjectTenantId: uuid('subject_tenant_id')
      .notNull()
      .references(() => tenants.id),
    fromDay: date('from_day').notNull(),
    /** The first day that is not in it. */
    untilDay: date('until_day').notNull(),
    lines: jsonb('lines').$type<BilledLine[]>().notNull(),
    /** Whom it was issued to; null for one of before this was kept, which names the company as it is called now. */
    billedTo: jsonb('billed_to').$type<BilledParty>(),
    totalCents: money('total_cents').notNull(),
    issuedAt: instant('issued_at').notNull(),
    dueOn: date('due_on').notNull(),
    paidOn: date('paid_on'),
    paidMethod: text('paid_method'),
    paidReference: text('paid_reference').notNull().default(''),
    /** How often the company was reminded, and when last. */
    reminders: integer('reminders').notNull().default(0),
    remindedOn: date('reminded_on'),
  },
  (table) => [
    index('platform_invoices_company').on(table.subjectTenantId, table.fromDay),
    index('platform_invoices_unpaid').on(table.dueOn, table.id).where(sql`paid_on is null`),
    index('platform_invoices_issued').on(table.issuedAt, table.id),
    check('platform_invoices_amount', sql`${table.totalCents} > 0 and ${table.untilDay} > ${table.fromDay}`),
    check('platform_invoices_paid', sql`num_nonnulls(paid_on, paid_method) in (0, 2)`),
  ],
);

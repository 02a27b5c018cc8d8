import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, money, sortKey, tenantOwned, timestamps } from '../columns';
import { tenants } from './tenants';
import { vehicles } from './vehicles';

/** People and companies whose vehicles the company rents out. */
export const owners = pgTable(
  'owners',
  {
    ...tenantOwned(),
    name: text('name').notNull(),
    phone: text('phone'),
    email: text('email'),
    address: text('address').notNull().default(''),
    notes: text('notes').notNull().default(''),
    /** The language of their statements. */
    language: text('language', { enum: ['en', 'fr', 'ht'] })
      .notNull()
      .default('fr'),
    nameKey: sortKey('name_key').notNull(),
    archivedAt: instant('archived_at'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('owners_name').on(table.tenantId, table.nameKey, table.id),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
  ],
);

/** Whose a vehicle is from a local day until the day before another, and what the owner gets and bears for it. */
export const ownerShares = pgTable(
  'owner_shares',
  {
    ...tenantOwned(),
    ownerId: uuid('owner_id').notNull(),
    vehicleId: uuid('vehicle_id').notNull(),
    startsOn: date('starts_on').notNull(),
    /** The first day on which it no longer holds. On its first day it never held. */
    endsOn: date('ends_on'),
    kind: text('kind', { enum: ['percent', 'per_day', 'per_month'] }).notNull(),
    basisPoints: integer('basis_points'),
    amountCents: money('amount_cents'),
    costs: text('costs').array().notNull().default(sql`'{}'::text[]`),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('owner_shares_owner').on(table.tenantId, table.ownerId),
    check('owner_shares_days', sql`ends_on is null or ends_on >= starts_on`),
    check(
      'owner_shares_one',
      sql`(basis_points is null) = (kind <> 'percent') and (amount_cents is null) = (kind = 'percent')`,
    ),
    check('owner_shares_part', sql`coalesce(basis_points between 0 and 10000, amount_cents >= 0)`),
    foreignKey({ columns: [table.tenantId, table.ownerId], foreignColumns: [owners.tenantId, owners.id] }),
    foreignKey({ columns: [table.tenantId, table.vehicleId], foreignColumns: [vehicles.tenantId, vehicles.id] }),
  ],
);

/** The statements that owners were given. They never change; what comes later is in the next one. */
export const ownerStatements = pgTable(
  'owner_statements',
  {
    ...tenantOwned(),
    number: text('number').notNull(),
    ownerId: uuid('owner_id').notNull(),
    /** `2026-11`. */
    month: text('month').notNull(),
    /** What the owner was still owed before it, after all payouts until then. */
    openingCents: money('opening_cents').notNull(),
    totalCents: money('total_cents').notNull(),
    issuedAt: instant('issued_at').notNull(),
    issuedBy: uuid('issued_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('owner_statements_number').on(table.tenantId, table.number),
    unique('owner_statements_month').on(table.tenantId, table.ownerId, table.month),
    foreignKey({ columns: [table.tenantId, table.ownerId], foreignColumns: [owners.tenantId, owners.id] }),
  ],
);

/** What a statement is made of. Differences to earlier statements name the month that they correct. */
export const ownerStatementLines = pgTable(
  'owner_statement_lines',
  {
    ...tenantOwned(),
    statementId: uuid('statement_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind', { enum: ['rent', 'month', 'cost'] }).notNull(),
    /** The rental, the share, the expense, or the maintenance. */
    sourceId: uuid('source_id').notNull(),
    vehicleId: uuid('vehicle_id').notNull(),
    month: text('month').notNull(),
    days: integer('days').notNull(),
    baseCents: money('base_cents').notNull(),
    amountCents: money('amount_cents').notNull(),
    /** What people call the source: an agreement's number, or a kind of cost. */
    label: text('label').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('owner_statement_lines_statement').on(table.tenantId, table.statementId),
    foreignKey({
      columns: [table.tenantId, table.statementId],
      foreignColumns: [ownerStatements.tenantId, ownerStatements.id],
    }),
    foreignKey({ columns: [table.tenantId, table.vehicleId], foreignColumns: [vehicles.tenantId, vehicles.id] }),
  ],
);

/** Money paid to owners. Append-only: a mistake is voided and stays visible. */
export const ownerPayouts = pgTable(
  'owner_payouts',
  {
    ...tenantOwned(),
    ownerId: uuid('owner_id').notNull(),
    amountCents: money('amount_cents').notNull(),
    method: text('method', { enum: ['cash', 'cheque', 'bank_transfer'] }).notNull(),
    currency: text('currency', { enum: ['USD', 'HTG'] })
      .notNull()
      .default('USD'),
    paidHtgCents: money('paid_htg_cents'),
    htgRate: numeric('htg_rate', { precision: 12, scale: 4 }),
    reference: text('reference').notNull().default(''),
    notes: text('notes').notNull().default(''),
    paidAt: instant('paid_at').notNull(),
    paidBy: uuid('paid_by').notNull(),
    voidedAt: instant('voided_at'),
    voidedBy: uuid('voided_by'),
    voidedReason: text('voided_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('owner_payouts_owner').on(table.tenantId, table.ownerId, table.paidAt),
    check('owner_payouts_amount', sql`amount_cents > 0`),
    check('owner_payouts_gourdes', sql`(currency = 'HTG') = (paid_htg_cents is not null and htg_rate is not null)`),
    foreignKey({ columns: [table.tenantId, table.ownerId], foreignColumns: [owners.tenantId, owners.id] }),
  ],
);

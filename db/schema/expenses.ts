import { sql } from 'drizzle-orm';
import { check, foreignKey, index, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, money, tenantOwned, timestamps } from '../columns';
import { members } from './members';
import { charges, rentals } from './rentals';
import { vehicles } from './vehicles';

/**
 * What the company has paid, for a vehicle or for itself (docs/rules.md §8). Append-only: a mistake is voided and stays
 * visible. Amounts are positive US cents.
 */
export const expenses = pgTable(
  'expenses',
  {
    ...tenantOwned(),
    kind: text('kind', {
      enum: ['fuel', 'washing', 'insurance', 'registration', 'fine', 'toll', 'other'],
    }).notNull(),
    /** Null for an expense of the company itself. */
    vehicleId: uuid('vehicle_id'),
    /** When it was spent. For a fine or a toll, the moment of the offence or the passage. */
    spentAt: instant('spent_at').notNull(),
    amountCents: money('amount_cents').notNull(),
    currency: text('currency', { enum: ['USD', 'HTG'] })
      .notNull()
      .default('USD'),
    paidHtgCents: money('paid_htg_cents'),
    htgRate: numeric('htg_rate', { precision: 12, scale: 4 }),
    method: text('method', {
      enum: ['cash', 'credit', 'credit_card', 'cheque', 'debit_card', 'bank_transfer'],
    }).notNull(),
    paidBy: uuid('paid_by').notNull(),
    vendor: text('vendor').notNull().default(''),
    reference: text('reference').notNull().default(''),
    notes: text('notes').notNull().default(''),
    searchText: text('search_text').notNull().default(''),
    /** The rental that it was charged to, with the line in its ledger. */
    rentalId: uuid('rental_id'),
    chargeId: uuid('charge_id'),
    recordedBy: uuid('recorded_by').notNull(),
    voidedAt: instant('voided_at'),
    voidedBy: uuid('voided_by'),
    voidedReason: text('voided_reason'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('expenses_spent').on(table.tenantId, table.spentAt, table.id),
    index('expenses_amount').on(table.tenantId, table.amountCents, table.id),
    index('expenses_vehicle').on(table.tenantId, table.vehicleId, table.spentAt, table.id),
    index('expenses_charge').on(table.tenantId, table.chargeId).where(sql`charge_id is not null`),
    check('expenses_amount', sql`amount_cents > 0`),
    check('expenses_gourdes', sql`(currency = 'HTG') = (paid_htg_cents is not null and htg_rate is not null)`),
    check('expenses_charged', sql`(rental_id is null) = (charge_id is null)`),
    foreignKey({ columns: [table.tenantId, table.vehicleId], foreignColumns: [vehicles.tenantId, vehicles.id] }),
    foreignKey({ columns: [table.tenantId, table.rentalId], foreignColumns: [rentals.tenantId, rentals.id] }),
    foreignKey({ columns: [table.tenantId, table.chargeId], foreignColumns: [charges.tenantId, charges.id] }),
    foreignKey({ columns: [table.tenantId, table.paidBy], foreignColumns: [members.tenantId, members.id] }),
  ],
);

/** What is known of an accident of a vehicle. Whose rental it was is asked of the rentals, by vehicle and moment. */
export const accidents = pgTable(
  'accidents',
  {
    ...tenantOwned(),
    vehicleId: uuid('vehicle_id').notNull(),
    happenedAt: instant('happened_at').notNull(),
    place: text('place').notNull(),
    description: text('description').notNull(),
    otherParty: text('other_party').notNull().default(''),
    policeReport: text('police_report').notNull().default(''),
    searchText: text('search_text').notNull().default(''),
    rentalId: uuid('rental_id'),
    chargeId: uuid('charge_id'),
    reportedBy: uuid('reported_by').notNull(),
    archivedAt: instant('archived_at'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('accidents_happened').on(table.tenantId, table.happenedAt, table.id),
    index('accidents_vehicle').on(table.tenantId, table.vehicleId, table.happenedAt),
    index('accidents_charge').on(table.tenantId, table.chargeId).where(sql`charge_id is not null`),
    check('accidents_charged', sql`(rental_id is null) = (charge_id is null)`),
    foreignKey({ columns: [table.tenantId, table.vehicleId], foreignColumns: [vehicles.tenantId, vehicles.id] }),
    foreignKey({ columns: [table.tenantId, table.rentalId], foreignColumns: [rentals.tenantId, rentals.id] }),
    foreignKey({ columns: [table.tenantId, table.chargeId], foreignColumns: [charges.tenantId, charges.id] }),
  ],
);

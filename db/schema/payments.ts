import { foreignKey, index, numeric, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, money, tenantOwned } from '../columns';
import { customers } from './customers';
import { rentals } from './rentals';
import { reservations } from './reservations';

/**
 * Append-only: a mistake is voided and stays visible (docs/rules.md §6). Amounts are positive US cents; a refund pays
 * money out.
 */
export const payments = pgTable(
  'payments',
  {
    ...tenantOwned(),
    number: text('number').notNull(),
    kind: text('kind', { enum: ['deposit', 'balance', 'charge', 'refund'] }).notNull(),
    rentalId: uuid('rental_id'),
    reservationId: uuid('reservation_id'),
    customerId: uuid('customer_id').notNull(),
    amountCents: money('amount_cents').notNull(),
    method: text('method', {
      enum: ['cash', 'credit', 'credit_card', 'cheque', 'debit_card', 'bank_transfer'],
    }).notNull(),
    currency: text('currency', { enum: ['USD', 'HTG'] })
      .notNull()
      .default('USD'),
    receivedHtgCents: money('received_htg_cents'),
    htgRate: numeric('htg_rate', { precision: 12, scale: 4 }),
    reference: text('reference').notNull().default(''),
    notes: text('notes').notNull().default(''),
    refundedPaymentId: uuid('refunded_payment_id'),
    receivedAt: instant('received_at').notNull(),
    receivedBy: uuid('received_by').notNull(),
    voidedAt: instant('voided_at'),
    voidedBy: uuid('voided_by'),
    voidedReason: text('voided_reason'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('payments_number').on(table.tenantId, table.number),
    index('payments_received').on(table.tenantId, table.receivedAt, table.id),
    index('payments_customer').on(table.tenantId, table.customerId, table.receivedAt, table.id),
    index('payments_rental').on(table.tenantId, table.rentalId),
    foreignKey({ columns: [table.tenantId, table.rentalId], foreignColumns: [rentals.tenantId, rentals.id] }),
    foreignKey({
      columns: [table.tenantId, table.reservationId],
      foreignColumns: [reservations.tenantId, reservations.id],
    }),
    foreignKey({ columns: [table.tenantId, table.customerId], foreignColumns: [customers.tenantId, customers.id] }),
    foreignKey({ columns: [table.tenantId, table.refundedPaymentId], foreignColumns: [table.tenantId, table.id] }),
  ],
);

/**
 * A part of a held deposit used to pay what was due. Negative if the charge was removed later and the money is held
 * again.
 */
export const depositApplications = pgTable(
  'deposit_applications',
  {
    ...tenantOwned(),
    rentalId: uuid('rental_id').notNull(),
    amountCents: money('amount_cents').notNull(),
    appliedAt: instant('applied_at').notNull(),
    appliedBy: uuid('applied_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('deposit_applications_rental').on(table.tenantId, table.rentalId),
    foreignKey({ columns: [table.tenantId, table.rentalId], foreignColumns: [rentals.tenantId, rentals.id] }),
  ],
);

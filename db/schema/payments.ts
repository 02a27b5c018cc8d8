import { sql } from 'drizzle-orm';
import { check, foreignKey, index, numeric, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, money, tenantOwned } from '../columns';
import { customers } from './customers';
import { drawers } from './drawers';
import { rentals } from './rentals';
import { reservations } from './reservations';

/**
 * Append-only: a mistake is voided and stays visible (docs/rules.md §6). Amounts are positive US cents; a refund pays
 * money out. The kind `account` is taken for no rental or reservation, and kept for the customer.
 */
export const payments = pgTable(
  'payments',
  {
    ...tenantOwned(),
    number: text('number').notNull(),
    kind: text('kind', { enum: ['deposit', 'balance', 'charge', 'account', 'refund'] }).notNull(),
    /** The rental that it belongs to. A payment taken on a reservation gets it at the hand-over. */
    rentalId: uuid('rental_id'),
    /** The reservation on which it was taken. While there is no rental, it belongs to this. */
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
    /** The drawer whose count has it. It is never another one. Null if it was recorded before there were drawers. */
    drawerId: uuid('drawer_id'),
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
    index('payments_amount').on(table.tenantId, table.amountCents, table.id),
    index('payments_customer').on(table.tenantId, table.customerId, table.receivedAt, table.id),
    index('payments_rental').on(table.tenantId, table.rentalId),
    index('payments_reservation').on(table.tenantId, table.reservationId).where(sql`reservation_id is not null`),
    index('payments_voided').on(table.tenantId, table.voidedAt).where(sql`voided_at is not null`),
    index('payments_drawer').on(table.tenantId, table.drawerId).where(sql`drawer_id is not null`),
    check(
      'payments_owner',
      sql`case kind when 'account' then num_nonnulls(rental_id, reservation_id) = 0 when 'refund' then true
        else num_nonnulls(rental_id, reservation_id) > 0 end`,
    ),
    foreignKey({ columns: [table.tenantId, table.drawerId], foreignColumns: [drawers.tenantId, drawers.id] }),
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
    rentalId: uuid('rental_id'),
    /** The reservation whose fee was paid from the deposit, instead of a rental. */
    reservationId: uuid('reservation_id'),
    amountCents: money('amount_cents').notNull(),
    appliedAt: instant('applied_at').notNull(),
    /** Null if nobody did: the fee of a no-show. */
    appliedBy: uuid('applied_by'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('deposit_applications_rental').on(table.tenantId, table.rentalId),
    index('deposit_applications_reservation')
      .on(table.tenantId, table.reservationId)
      .where(sql`reservation_id is not null`),
    index('deposit_applications_applied').on(table.tenantId, table.appliedAt),
    check('deposit_applications_one_owner', sql`num_nonnulls(rental_id, reservation_id) = 1`),
    foreignKey({
      columns: [table.tenantId, table.reservationId],
      foreignColumns: [reservations.tenantId, reservations.id],
    }),
    foreignKey({ columns: [table.tenantId, table.rentalId], foreignColumns: [rentals.tenantId, rentals.id] }),
  ],
);

/**
 * A part of what a customer has on account, used to pay what was due on a rental or for a reservation's fee. Negative if it
 * was put back.
 */
export const accountApplications = pgTable(
  'account_applications',
  {
    ...tenantOwned(),
    customerId: uuid('customer_id').notNull(),
    rentalId: uuid('rental_id'),
    reservationId: uuid('reservation_id'),
    amountCents: money('amount_cents').notNull(),
    /** Why it was put back; empty where it pays. */
    reason: text('reason').notNull().default(''),
    appliedAt: instant('applied_at').notNull(),
    appliedBy: uuid('applied_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('account_applications_customer').on(table.tenantId, table.customerId),
    index('account_applications_rental').on(table.tenantId, table.rentalId).where(sql`rental_id is not null`),
    index('account_applications_reservation')
      .on(table.tenantId, table.reservationId)
      .where(sql`reservation_id is not null`),
    index('account_applications_applied').on(table.tenantId, table.appliedAt),
    check('account_applications_one_owner', sql`num_nonnulls(rental_id, reservation_id) = 1`),
    check('account_applications_amount', sql`amount_cents <> 0`),
    foreignKey({ columns: [table.tenantId, table.customerId], foreignColumns: [customers.tenantId, customers.id] }),
    foreignKey({ columns: [table.tenantId, table.rentalId], foreignColumns: [rentals.tenantId, rentals.id] }),
    foreignKey({
      columns: [table.tenantId, table.reservationId],
      foreignColumns: [reservations.tenantId, reservations.id],
    }),
  ],
);

/**
 * What the ledger said of one rental or reservation on the last night, for all entries up to `asOf`. The next night computes
 * the same again: past entries never change (docs/rules.md §6).
 */
export const ledgerMarks = pgTable(
  'ledger_marks',
  {
    ...tenantOwned(),
    asOf: instant('as_of').notNull(),
    chargedCents: money('charged_cents').notNull(),
    paidCents: money('paid_cents').notNull(),
    depositedCents: money('deposited_cents').notNull(),
    appliedCents: money('applied_cents').notNull(),
    fromAccountCents: money('from_account_cents').notNull(),
    dueCents: money('due_cents').generatedAlwaysAs(
      sql`charged_cents - paid_cents - applied_cents - from_account_cents`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('ledger_marks_open').on(table.tenantId, table.id).where(sql`due_cents <> 0`),
  ],
);

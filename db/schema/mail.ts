import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, tenantOwned } from '../columns';
import { members } from './members';
import { payments } from './payments';
import { quotes } from './quotes';
import { rentals } from './rentals';
import { reservations } from './reservations';

/** A mail that was ordered in the transaction of what it is about, and is sent after it (docs/rules.md §16). */
export const mailOrders = pgTable(
  'mail_orders',
  {
    ...tenantOwned(),
    /** The same for the same mail, so that it is ordered only once. */
    key: text('key').notNull(),
    /** The member who has sent it, or whom a daily mail is for. */
    memberId: uuid('member_id').notNull(),
    /** The reservation whose voucher goes with it. */
    reservationId: uuid('reservation_id'),
    /** The quote that it tells. */
    quoteId: uuid('quote_id'),
    /** The rental whose invoice goes with it or, without one, whose signed agreement with its addenda. */
    rentalId: uuid('rental_id'),
    /** The invoice, which may only be ordered yet: its id stays when it is printed. */
    invoiceId: uuid('invoice_id'),
    /** The payment whose receipt goes with it. A daily mail has none of these. */
    paymentId: uuid('payment_id'),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next. */
    nextAt: instant('next_at').notNull(),
    /** From then on nobody needs it any more. */
    expiresAt: instant('expires_at').notNull(),
    /** When it was over, and how; null while it waits. `withdrawn` is what nobody wanted any more, or an empty one. */
    endedAt: instant('ended_at'),
    outcome: text('outcome', { enum: ['sent', 'withdrawn', 'given_up'] }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('mail_orders_key').on(table.tenantId, table.key),
    index('mail_orders_waiting').on(table.nextAt, table.id).where(sql`ended_at is null`),
    foreignKey({ columns: [table.tenantId, table.memberId], foreignColumns: [members.tenantId, members.id] }),
    foreignKey({
      columns: [table.tenantId, table.reservationId],
      foreignColumns: [reservations.tenantId, reservations.id],
    }),
    foreignKey({ columns: [table.tenantId, table.paymentId], foreignColumns: [payments.tenantId, payments.id] }),
    foreignKey({ columns: [table.tenantId, table.quoteId], foreignColumns: [quotes.tenantId, quotes.id] }),
    foreignKey({ columns: [table.tenantId, table.rentalId], foreignColumns: [rentals.tenantId, rentals.id] }),
  ],
);

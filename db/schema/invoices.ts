import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, money, tenantOwned } from '../columns';
import { customers } from './customers';
import { members } from './members';
import { charges, rentals } from './rentals';
import { reservations } from './reservations';

/**
 * Proformas, invoices and credit notes as issued (docs/rules.md §6). None ever changes. What an invoice is still owed is
 * derived from the ledger. Amounts are US cents.
 */
export const invoices = pgTable(
  'invoices',
  {
    ...tenantOwned(),
    kind: text('kind', { enum: ['proforma', 'invoice', 'credit_note'] }).notNull(),
    number: text('number').notNull(),
    customerId: uuid('customer_id').notNull(),
    /** Who is billed, as the paper names them: the name, NIF and address of a company, an office or an NGO. */
    billedName: text('billed_name').notNull(),
    billedTaxId: text('billed_tax_id').notNull().default(''),
    billedAddress: text('billed_address').notNull().default(''),
    purchaseOrder: text('purchase_order').notNull().default(''),
    locale: text('locale', { enum: ['en', 'fr', 'ht'] }).notNull(),
    taxCents: money('tax_cents').notNull(),
    totalCents: money('total_cents').notNull(),
    /** Why it bears no tax; null if it was not exempted. */
    exemption: text('exemption', { enum: ['ngo', 'state', 'other'] }),
    exemptReason: text('exempt_reason').notNull().default(''),
    /** When an invoice is to be paid, or until when a proforma holds; null for a credit note. */
    dueOn: date('due_on'),
    /** The invoice that a credit note takes back, whole or in part, and why. */
    creditedInvoiceId: uuid('credited_invoice_id'),
    reason: text('reason').notNull().default(''),
    issuedAt: instant('issued_at').notNull(),
    issuedBy: uuid('issued_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('invoices_number').on(table.tenantId, table.number),
    index('invoices_issued').on(table.tenantId, table.issuedAt, table.id),
    index('invoices_due').on(table.tenantId, sql`coalesce(due_on, 'infinity'::date)`, table.id),
    index('invoices_customer').on(table.tenantId, table.customerId, table.issuedAt, table.id),
    index('invoices_credited').on(table.tenantId, table.creditedInvoiceId).where(sql`credited_invoice_id is not null`),
    check('invoices_total', sql`total_cents > 0`),
    check('invoices_credits', sql`(kind = 'credit_note') = (credited_invoice_id is not null)`),
    foreignKey({ columns: [table.tenantId, table.customerId], foreignColumns: [customers.tenantId, customers.id] }),
    foreignKey({ columns: [table.tenantId, table.creditedInvoiceId], foreignColumns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.issuedBy], foreignColumns: [members.tenantId, members.id] }),
  ],
);

/**
 * The lines of a paper. A line of an invoice names its charge, and no charge is on two invoices that count. A credit note's
 * line takes back either a line, or a negative charge that came after the invoice; its amount is what is given. An invoice's line
 * with the other sign than its charge bills back an earlier line, whose charge was waived.
 */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    ...tenantOwned(),
    invoiceId: uuid('invoice_id').notNull(),
    position: integer('position').notNull(),
    rentalId: uuid('rental_id'),
    /** The reservation that a proforma quotes. */
    reservationId: uuid('reservation_id'),
    chargeId: uuid('charge_id'),
    kind: text('kind').notNull(),
    amountCents: money('amount_cents').notNull(),
    sentenceKey: text('sentence_key').notNull(),
    sentenceParams: jsonb('sentence_params').$type<Record<string, string | number>>().notNull(),
    note: text('note').notNull().default(''),
    /** The line that a credit note's line takes back. */
    creditedLineId: uuid('credited_line_id'),
    /** The credit note that took this line back, or the invoice that bills it back; null while it counts alone. */
    creditNoteId: uuid('credit_note_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('invoice_lines_invoice').on(table.tenantId, table.invoiceId, table.position),
    index('invoice_lines_rental').on(table.tenantId, table.rentalId).where(sql`rental_id is not null`),
    uniqueIndex('invoice_lines_charge')
      .on(table.tenantId, table.chargeId)
      .where(sql`charge_id is not null and credit_note_id is null`),
    uniqueIndex('invoice_lines_credited')
      .on(table.tenantId, table.creditedLineId)
      .where(sql`credited_line_id is not null`),
    check('invoice_lines_one_owner', sql`num_nonnulls(rental_id, reservation_id) = 1`),
    foreignKey({ columns: [table.tenantId, table.invoiceId], foreignColumns: [invoices.tenantId, invoices.id] }),
    foreignKey({ columns: [table.tenantId, table.creditNoteId], foreignColumns: [invoices.tenantId, invoices.id] }),
    foreignKey({ columns: [table.tenantId, table.creditedLineId], foreignColumns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.chargeId], foreignColumns: [charges.tenantId, charges.id] }),
    foreignKey({ columns: [table.tenantId, table.rentalId], foreignColumns: [rentals.tenantId, rentals.id] }),
    foreignKey({
      columns: [table.tenantId, table.reservationId],
      foreignColumns: [reservations.tenantId, reservations.id],
    }),
  ],
);

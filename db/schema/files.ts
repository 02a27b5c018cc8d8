import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant, tenantOwned } from '../columns';
import { customers } from './customers';
import { damages } from './damages';
import { drawers } from './drawers';
import { drivers } from './drivers';
import { accidents, expenses } from './expenses';
import { inspections } from './inspections';
import { maintenanceTickets } from './maintenance';
import { payments } from './payments';
import { charges, rentals } from './rentals';
import { reservations } from './reservations';
import { supportThreads } from './support';
import { vehicles } from './vehicles';

/** Papers exactly as issued, byte for byte. */
export const documents = pgTable(
  'documents',
  {
    ...tenantOwned(),
    kind: text('kind', {
      enum: ['agreement', 'addendum', 'receipt', 'voucher', 'invoice', 'inspection', 'close', 'statement', 'bill'],
    }).notNull(),
    rentalId: uuid('rental_id'),
    paymentId: uuid('payment_id'),
    reservationId: uuid('reservation_id'),
    /** The inspection of a sheet, or the check-in that an invoice is about. */
    inspectionId: uuid('inspection_id'),
    /** The drawer whose close it is. */
    drawerId: uuid('drawer_id'),
    number: text('number').notNull(),
    locale: text('locale', { enum: ['en', 'fr', 'ht'] }).notNull(),
    content: bytes('content').notNull(),
    sha256: text('sha256').notNull(),
    /** What an invoice, a sheet or a receipt says, so that it can be shown with a mark, or on another paper. */
    data: jsonb('data'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('documents_rental').on(table.tenantId, table.rentalId),
    index('documents_reservation').on(table.tenantId, table.reservationId),
    uniqueIndex('documents_close').on(table.tenantId, table.drawerId).where(sql`drawer_id is not null`),
    foreignKey({ columns: [table.tenantId, table.drawerId], foreignColumns: [drawers.tenantId, drawers.id] }),
    foreignKey({
      columns: [table.tenantId, table.reservationId],
      foreignColumns: [reservations.tenantId, reservations.id],
    }),
    foreignKey({ columns: [table.tenantId, table.rentalId], foreignColumns: [rentals.tenantId, rentals.id] }),
    foreignKey({ columns: [table.tenantId, table.paymentId], foreignColumns: [payments.tenantId, payments.id] }),
    foreignKey({
      columns: [table.tenantId, table.inspectionId],
      foreignColumns: [inspections.tenantId, inspections.id],
    }),
  ],
);

/**
 * Papers that were agreed and are not printed yet, with everything they say. The row is written with the agreement or
 * payment itself, so no paper is lost. Printing turns it into the document with its id.
 */
export const paperOrders = pgTable(
  'paper_orders',
  {
    ...tenantOwned(),
    kind: text('kind', {
      enum: ['agreement', 'addendum', 'receipt', 'voucher', 'invoice', 'inspection', 'close', 'statement', 'bill'],
    }).notNull(),
    rentalId: uuid('rental_id'),
    paymentId: uuid('payment_id'),
    reservationId: uuid('reservation_id'),
    inspectionId: uuid('inspection_id'),
    /** The drawer whose close it is. */
    drawerId: uuid('drawer_id'),
    number: text('number').notNull(),
    data: jsonb('data').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('paper_orders_invoice').on(table.tenantId, table.inspectionId).where(sql`kind = 'invoice'`),
    uniqueIndex('paper_orders_receipt').on(table.tenantId, table.paymentId).where(sql`kind = 'receipt'`),
    index('paper_orders_rental').on(table.tenantId, table.rentalId),
    index('paper_orders_reservation').on(table.tenantId, table.reservationId),
    foreignKey({ columns: [table.tenantId, table.drawerId], foreignColumns: [drawers.tenantId, drawers.id] }),
    foreignKey({
      columns: [table.tenantId, table.reservationId],
      foreignColumns: [reservations.tenantId, reservations.id],
    }),
    foreignKey({ columns: [table.tenantId, table.rentalId], foreignColumns: [rentals.tenantId, rentals.id] }),
    foreignKey({ columns: [table.tenantId, table.paymentId], foreignColumns: [payments.tenantId, payments.id] }),
    foreignKey({
      columns: [table.tenantId, table.inspectionId],
      foreignColumns: [inspections.tenantId, inspections.id],
    }),
  ],
);

/** Photos and documents of a vehicle, a person, an inspection, a ticket, a charge or a damage. The storage module holds the bytes. */
export const attachments = pgTable(
  'attachments',
  {
    ...tenantOwned(),
    vehicleId: uuid('vehicle_id'),
    customerId: uuid('customer_id'),
    driverId: uuid('driver_id'),
    inspectionId: uuid('inspection_id'),
    ticketId: uuid('ticket_id'),
    chargeId: uuid('charge_id'),
    damageId: uuid('damage_id'),
    expenseId: uuid('expense_id'),
    accidentId: uuid('accident_id'),
    threadId: uuid('thread_id'),
    slot: text('slot').notNull().default('photo'),
    position: integer('position').notNull().default(0),
    caption: text('caption').notNull().default(''),
    /** The file's name on the user's device. It is shown, but never used as a path. */
    fileName: text('file_name').notNull().default(''),
    storageKey: text('storage_key').notNull(),
    /** The thumbnail for lists; null for PDFs. */
    thumbnailKey: text('thumbnail_key'),
    width: integer('width'),
    height: integer('height'),
    sha256: text('sha256').notNull().default(''),
    contentType: text('content_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('attachments_vehicle').on(table.tenantId, table.vehicleId),
    index('attachments_customer').on(table.tenantId, table.customerId),
    index('attachments_driver').on(table.tenantId, table.driverId),
    index('attachments_charge').on(table.tenantId, table.chargeId).where(sql`charge_id is not null`),
    index('attachments_expense').on(table.tenantId, table.expenseId).where(sql`expense_id is not null`),
    index('attachments_accident').on(table.tenantId, table.accidentId).where(sql`accident_id is not null`),
    index('attachments_thread').on(table.tenantId, table.threadId).where(sql`thread_id is not null`),
    index('attachments_damage').on(table.tenantId, table.damageId).where(sql`damage_id is not null`),
    index('attachments_inspection').on(table.tenantId, table.inspectionId),
    index('attachments_ticket').on(table.tenantId, table.ticketId).where(sql`ticket_id is not null`),
    check(
      'attachments_one_owner',
      sql`num_nonnulls(vehicle_id, customer_id, driver_id, inspection_id, ticket_id, charge_id, damage_id, expense_id, accident_id, thread_id) = 1`,
    ),
    foreignKey({ columns: [table.tenantId, table.chargeId], foreignColumns: [charges.tenantId, charges.id] }),
    foreignKey({ columns: [table.tenantId, table.damageId], foreignColumns: [damages.tenantId, damages.id] }),
    foreignKey({ columns: [table.tenantId, table.expenseId], foreignColumns: [expenses.tenantId, expenses.id] }),
    foreignKey({ columns: [table.tenantId, table.accidentId], foreignColumns: [accidents.tenantId, accidents.id] }),
    foreignKey({
      columns: [table.tenantId, table.threadId],
      foreignColumns: [supportThreads.tenantId, supportThreads.id],
    }),
    foreignKey({ columns: [table.tenantId, table.vehicleId], foreignColumns: [vehicles.tenantId, vehicles.id] }),
    foreignKey({ columns: [table.tenantId, table.customerId], foreignColumns: [customers.tenantId, customers.id] }),
    foreignKey({ columns: [table.tenantId, table.driverId], foreignColumns: [drivers.tenantId, drivers.id] }),
    foreignKey({
      columns: [table.tenantId, table.inspectionId],
      foreignColumns: [inspections.tenantId, inspections.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.ticketId],
      foreignColumns: [maintenanceTickets.tenantId, maintenanceTickets.id],
    }),
  ],
);

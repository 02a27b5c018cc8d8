import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, money, tenantOwned, timestamps } from '../columns';
import { customers } from './customers';
import { members } from './members';
import { reservations } from './reservations';
import { vehicleClasses, vehicles } from './vehicles';

/** As `lib/pricing/quote.ts` calculates it. */
interface PriceLine {
  kind: string;
  sentence: { key: string; params: Record<string, string | number> };
  amountCents: number;
}

/** Prices that were given to customers and callers. A quote holds no vehicle. */
export const quotes = pgTable(
  'quotes',
  {
    ...tenantOwned(),
    number: text('number').notNull(),
    /** Null for a caller, who is no customer yet. */
    customerId: uuid('customer_id'),
    callerName: text('caller_name').notNull().default(''),
    callerPhone: text('caller_phone'),
    /** The caller's name as it is searched. */
    callerKey: text('caller_key').notNull().default(''),
    /** The language of its text. */
    language: text('language', { enum: ['en', 'fr', 'ht'] }).notNull(),
    vehicleId: uuid('vehicle_id'),
    /** The class that was asked for instead of a vehicle. */
    classId: uuid('class_id'),
    pickupAt: instant('pickup_at').notNull(),
    dueAt: instant('due_at').notNull(),
    pickupLocation: text('pickup_location').notNull(),
    returnLocation: text('return_location').notNull(),
    usageZone: text('usage_zone').notNull(),
    /** A manager's own daily rate; null for the company's. */
    ownRateCents: money('own_rate_cents'),
    /** The price as it was sent, line by line. */
    priceLines: jsonb('price_lines').$type<PriceLine[]>().notNull(),
    totalCents: money('total_cents').notNull(),
    depositCents: money('deposit_cents').notNull(),
    noShowGraceHours: integer('no_show_grace_hours').notNull(),
    autoCancelHours: integer('auto_cancel_hours').notNull(),
    paymentMethod: text('payment_method', { enum: ['cash', 'credit_card', 'debit_card', 'bank_transfer'] }).notNull(),
    options: text('options').array().notNull(),
    specialRequests: text('special_requests').notNull(),
    validUntil: instant('valid_until').notNull(),
    /** The reservation that it became. */
    reservationId: uuid('reservation_id'),
    createdBy: uuid('created_by').notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('quotes_number').on(table.tenantId, table.number),
    unique('quotes_reservation').on(table.tenantId, table.reservationId),
    index('quotes_made').on(table.tenantId, table.createdAt, table.id),
    index('quotes_customer').on(table.tenantId, table.customerId),
    index('quotes_vehicle').on(table.tenantId, table.vehicleId),
    check('quotes_for_somebody', sql`customer_id is not null or caller_name <> ''`),
    check('quotes_for_something', sql`vehicle_id is not null or class_id is not null`),
    foreignKey({ columns: [table.tenantId, table.customerId], foreignColumns: [customers.tenantId, customers.id] }),
    foreignKey({ columns: [table.tenantId, table.vehicleId], foreignColumns: [vehicles.tenantId, vehicles.id] }),
    foreignKey({
      columns: [table.tenantId, table.classId],
      foreignColumns: [vehicleClasses.tenantId, vehicleClasses.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.reservationId],
      foreignColumns: [reservations.tenantId, reservations.id],
    }),
    foreignKey({ columns: [table.tenantId, table.createdBy], foreignColumns: [members.tenantId, members.id] }),
  ],
);

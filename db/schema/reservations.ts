import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, money, tenantOwned, timestamps } from '../columns';
import { customers } from './customers';
import { members } from './members';
import { vehicleClasses, vehicles } from './vehicles';

/** As `lib/pricing/quote.ts` calculates it. */
interface PriceLine {
  kind: string;
  sentence: { key: string; params: Record<string, string | number> };
  amountCents: number;
}

export const reservations = pgTable(
  'reservations',
  {
    ...tenantOwned(),
    number: text('number').notNull(),
    status: text('status', { enum: ['confirmed', 'converted', 'cancelled', 'no_show'] })
      .notNull()
      .default('confirmed'),
    customerId: uuid('customer_id').notNull(),
    /** The vehicle that is held. While `pencilled`, it may be exchanged for another one of the class. */
    vehicleId: uuid('vehicle_id').notNull(),
    /** The class that was booked instead of a vehicle; null if a vehicle was. */
    classId: uuid('class_id'),
    pencilled: boolean('pencilled').notNull().default(false),
    pickupAt: instant('pickup_at').notNull(),
    dueAt: instant('due_at').notNull(),
    pickupLocation: text('pickup_location').notNull().default(''),
    returnLocation: text('return_location').notNull().default(''),
    usageZone: text('usage_zone').notNull().default(''),
    /** The rates that were promised, from which the rent was calculated. */
    dailyRateCents: money('daily_rate_cents').notNull(),
    weeklyRateCents: money('weekly_rate_cents'),
    monthlyRateCents: money('monthly_rate_cents'),
    /** Whether a manager typed the rate. */
    ownRate: boolean('own_rate').notNull().default(false),
    /** The price as it was confirmed, line by line. */
    priceLines: jsonb('price_lines').$type<PriceLine[]>().notNull().default([]),
    totalCents: money('total_cents').notNull().default(0),
    depositCents: money('deposit_cents').notNull().default(0),
    autoCancelHours: integer('auto_cancel_hours').notNull().default(24),
    noShowGraceHours: integer('no_show_grace_hours').notNull().default(2),
    paymentMethod: text('payment_method', { enum: ['cash', 'credit_card', 'debit_card', 'bank_transfer'] })
      .notNull()
      .default('cash'),
    options: text('options').array().notNull().default(sql`'{}'::text[]`),
    specialRequests: text('special_requests').notNull().default(''),
    closedAt: instant('closed_at'),
    closedReason: text('closed_reason'),
    /** What cancelling or not coming costs the customer. */
    feeCents: money('fee_cents').notNull().default(0),
    createdBy: uuid('created_by').notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('reservations_number').on(table.tenantId, table.number),
    index('reservations_customer').on(table.tenantId, table.customerId, table.pickupAt, table.id),
    index('reservations_created').on(table.tenantId, table.createdAt, table.id),
    index('reservations_due').on(table.tenantId, table.dueAt, table.id),
    index('reservations_out').on(table.tenantId, table.pickupAt, table.id),
    index('reservations_pickup').on(table.tenantId, table.status, table.pickupAt, table.id),
    index('reservations_vehicle').on(table.tenantId, table.vehicleId).where(sql`status = 'confirmed'`),
    check('reservations_pencilled', sql`not pencilled or class_id is not null`),
    foreignKey({
      columns: [table.tenantId, table.classId],
      foreignColumns: [vehicleClasses.tenantId, vehicleClasses.id],
    }),
    foreignKey({ columns: [table.tenantId, table.customerId], foreignColumns: [customers.tenantId, customers.id] }),
    foreignKey({ columns: [table.tenantId, table.vehicleId], foreignColumns: [vehicles.tenantId, vehicles.id] }),
    foreignKey({ columns: [table.tenantId, table.createdBy], foreignColumns: [members.tenantId, members.id] }),
  ],
);

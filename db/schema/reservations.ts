import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, money, tenantOwned, timestamps } from '../columns';
import { customers } from './customers';
import { members } from './members';
import { vehicles } from './vehicles';

export const reservations = pgTable(
  'reservations',
  {
    ...tenantOwned(),
    number: text('number').notNull(),
    status: text('status', { enum: ['confirmed', 'converted', 'cancelled', 'no_show'] })
      .notNull()
      .default('confirmed'),
    customerId: uuid('customer_id').notNull(),
    vehicleId: uuid('vehicle_id').notNull(),
    pickupAt: instant('pickup_at').notNull(),
    dueAt: instant('due_at').notNull(),
    pickupLocation: text('pickup_location').notNull().default(''),
    returnLocation: text('return_location').notNull().default(''),
    usageZone: text('usage_zone').notNull().default(''),
    dailyRateCents: money('daily_rate_cents').notNull(),
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
    createdBy: uuid('created_by').notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('reservations_number').on(table.tenantId, table.number),
    index('reservations_customer').on(table.tenantId, table.customerId, table.pickupAt, table.id),
    index('reservations_pickup').on(table.tenantId, table.status, table.pickupAt),
    foreignKey({ columns: [table.tenantId, table.customerId], foreignColumns: [customers.tenantId, customers.id] }),
    foreignKey({ columns: [table.tenantId, table.vehicleId], foreignColumns: [vehicles.tenantId, vehicles.id] }),
    foreignKey({ columns: [table.tenantId, table.createdBy], foreignColumns: [members.tenantId, members.id] }),
  ],
);

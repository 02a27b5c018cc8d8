import { sql } from 'drizzle-orm';
import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, money, tenantOwned, timestamps } from '../columns';
import { tenants } from './tenants';

export const vehicleClasses = pgTable(
  'vehicle_classes',
  { ...tenantOwned(), name: text('name').notNull(), ...timestamps() },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('vehicle_classes_name').on(table.tenantId, table.name),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
  ],
);

/** `service_status` is what people decide; what screens show is derived from it and the allocations (product.md §6). */
export const vehicles = pgTable(
  'vehicles',
  {
    ...tenantOwned(),
    classId: uuid('class_id'),
    make: text('make').notNull(),
    model: text('model').notNull(),
    year: integer('year').notNull(),
    plate: text('plate').notNull(),
    plateKey: text('plate_key').notNull(),
    vin: text('vin'),
    color: text('color').notNull().default(''),
    seats: integer('seats').notNull(),
    fuelType: text('fuel_type', { enum: ['gasoline', 'diesel', 'electric', 'hybrid'] }).notNull(),
    transmission: text('transmission', { enum: ['automatic', 'manual'] }).notNull(),
    dailyRateCents: money('daily_rate_cents').notNull(),
    weeklyRateCents: money('weekly_rate_cents'),
    monthlyRateCents: money('monthly_rate_cents'),
    serviceStatus: text('service_status', { enum: ['in_service', 'maintenance', 'inactive'] })
      .notNull()
      .default('in_service'),
    features: text('features').array().notNull().default(sql`'{}'::text[]`),
    notes: text('notes').notNull().default(''),
    odometerKm: integer('odometer_km').notNull().default(0),
    condition: text('condition', { enum: ['excellent', 'good', 'fair', 'poor'] })
      .notNull()
      .default('good'),
    insuranceProvider: text('insurance_provider').notNull().default(''),
    policyNumber: text('policy_number').notNull().default(''),
    insuranceExpiresOn: date('insurance_expires_on'),
    registrationExpiresOn: date('registration_expires_on'),
    searchText: text('search_text').notNull().default(''),
    archivedAt: instant('archived_at'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('vehicles_plate').on(table.tenantId, table.plateKey).where(sql`archived_at is null`),
    uniqueIndex('vehicles_vin').on(table.tenantId, table.vin).where(sql`archived_at is null and vin is not null`),
    index('vehicles_created').on(table.tenantId, table.createdAt, table.id),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
    foreignKey({
      columns: [table.tenantId, table.classId],
      foreignColumns: [vehicleClasses.tenantId, vehicleClasses.id],
    }),
  ],
);

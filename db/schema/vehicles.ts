import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, money, sortKey, tenantOwned, timestamps } from '../columns';
import { tenants } from './tenants';

export const vehicleClasses = pgTable(
  'vehicle_classes',
  {
    ...tenantOwned(),
    name: text('name').notNull(),
    position: integer('position').notNull().default(0),
    archivedAt: instant('archived_at'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('vehicle_classes_name').on(table.tenantId, table.name).where(sql`archived_at is null`),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
  ],
);

/**
 * `service_status` is set by people. The status on screens is derived from it and the allocations (docs/rules.md §6).
 */
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
    /** What the company paid for it; null if nobody has said, or if it is an owner's. */
    purchasePriceCents: money('purchase_price_cents'),
    purchasedOn: date('purchased_on'),
    searchText: text('search_text').notNull().default(''),
    /** Make and model for sorting: normalized, compared byte by byte. */
    nameKey: sortKey('name_key').notNull().default(''),
    archivedAt: instant('archived_at'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('vehicles_plate').on(table.tenantId, table.plateKey).where(sql`archived_at is null`),
    uniqueIndex('vehicles_vin').on(table.tenantId, table.vin).where(sql`archived_at is null and vin is not null`),
    index('vehicles_created').on(table.tenantId, table.createdAt, table.id),
    index('vehicles_name').on(table.tenantId, table.nameKey, table.id),
    index('vehicles_status')
      .on(table.tenantId, table.serviceStatus, table.nameKey, table.id)
      .where(sql`archived_at is null`),
    index('vehicles_archived').on(table.tenantId, table.id).where(sql`archived_at is not null`),
    index('vehicles_class').on(table.tenantId, table.classId),
    index('vehicles_rate').on(table.tenantId, table.dailyRateCents, table.id),
    check('vehicles_purchase_price', sql`purchase_price_cents > 0`),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
    foreignKey({
      columns: [table.tenantId, table.classId],
      foreignColumns: [vehicleClasses.tenantId, vehicleClasses.id],
    }),
  ],
);

/**
 * A company's price for a season (whole local days, both included), a customer tier, or both, for one class or for all.
 * It is either a fixed rate or a change of the vehicle's rates in basis points (docs/rules.md §8).
 */
export const rateRules = pgTable(
  'rate_rules',
  {
    ...tenantOwned(),
    name: text('name').notNull(),
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    classId: uuid('class_id'),
    tier: text('tier', { enum: ['standard', 'premium', 'vip'] }),
    dailyRateCents: money('daily_rate_cents'),
    changeBasisPoints: integer('change_basis_points'),
    archivedAt: instant('archived_at'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('rate_rules_season').on(table.tenantId, table.startsOn),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
    foreignKey({
      columns: [table.tenantId, table.classId],
      foreignColumns: [vehicleClasses.tenantId, vehicleClasses.id],
    }),
    check('rate_rules_one_price', sql`(daily_rate_cents is null) <> (change_basis_points is null)`),
    check('rate_rules_season_order', sql`starts_on is null or ends_on is null or ends_on >= starts_on`),
    check('rate_rules_scope', sql`starts_on is not null or ends_on is not null or tier is not null`),
  ],
);

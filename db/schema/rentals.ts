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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, money, tenantOwned, timestamps } from '../columns';
import { customers } from './customers';
import { drivers } from './drivers';
import { members } from './members';
import { reservations } from './reservations';
import { vehicles } from './vehicles';

/**
 * `draft` stores what the clerk typed, as typed, and activation fills the columns from it. `terms` is the frozen
 * agreement, from which the signed document was printed.
 */
export const rentals = pgTable(
  'rentals',
  {
    ...tenantOwned(),
    number: text('number'),
    status: text('status', { enum: ['draft', 'active', 'completed', 'cancelled'] })
      .notNull()
      .default('draft'),
    customerId: uuid('customer_id'),
    vehicleId: uuid('vehicle_id'),
    /** Since when the customer has this vehicle, if it was given in exchange for another one; null for the first. */
    vehicleSince: instant('vehicle_since'),
    reservationId: uuid('reservation_id'),
    draft: jsonb('draft').$type<Record<string, unknown>>(),
    draftStep: text('draft_step'),
    /** Names the last save of the draft. A save that does not know this version gets an error and can't overwrite it. */
    draftVersion: text('draft_version'),
    pickupAt: instant('pickup_at'),
    dueAt: instant('due_at'),
    returnedAt: instant('returned_at'),
    pickupLocation: text('pickup_location').notNull().default(''),
    returnLocation: text('return_location').notNull().default(''),
    usageZone: text('usage_zone').notNull().default(''),
    dailyRateCents: money('daily_rate_cents'),
    depositCents: money('deposit_cents').notNull().default(0),
    milesPerDay: integer('miles_per_day').notNull().default(0),
    fuelPolicy: text('fuel_policy', { enum: ['same_to_same', 'full_to_full', 'pre_purchase'] })
      .notNull()
      .default('same_to_same'),
    insurancePerDayCents: money('insurance_per_day_cents').notNull().default(0),
    protections: text('protections').array().notNull().default(sql`'{}'::text[]`),
    options: text('options').array().notNull().default(sql`'{}'::text[]`),
    paymentMethod: text('payment_method', { enum: ['cash', 'credit_card', 'debit_card', 'bank_transfer'] })
      .notNull()
      .default('cash'),
    discountCents: money('discount_cents').notNull().default(0),
    discountReason: text('discount_reason').notNull().default(''),
    taxExempt: boolean('tax_exempt').notNull().default(false),
    taxExemptReason: text('tax_exempt_reason').notNull().default(''),
    chargedDays: integer('charged_days').notNull().default(0),
    unusedGraceMinutes: integer('unused_grace_minutes').notNull().default(0),
    totalCents: money('total_cents').notNull().default(0),
    notes: text('notes').notNull().default(''),
    terms: jsonb('terms').$type<Record<string, unknown>>(),
    locale: text('locale', { enum: ['en', 'fr', 'ht'] })
      .notNull()
      .default('fr'),
    searchText: text('search_text').notNull().default(''),
    createdBy: uuid('created_by').notNull(),
    activatedAt: instant('activated_at'),
    activatedBy: uuid('activated_by'),
    completedAt: instant('completed_at'),
    completedBy: uuid('completed_by'),
    cancelledAt: instant('cancelled_at'),
    cancelledReason: text('cancelled_reason'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('rentals_number').on(table.tenantId, table.number),
    uniqueIndex('rentals_vehicle_out').on(table.tenantId, table.vehicleId).where(sql`status = 'active'`),
    index('rentals_created').on(table.tenantId, table.createdAt, table.id),
    index('rentals_due').on(table.tenantId, sql`coalesce(due_at, 'infinity'::timestamptz)`, table.id),
    index('rentals_status').on(table.tenantId, table.status, table.dueAt),
    index('rentals_customer').on(table.tenantId, table.customerId),
    index('rentals_vehicle').on(table.tenantId, table.vehicleId),
    index('rentals_returned').on(table.tenantId, table.returnedAt).where(sql`returned_at is not null`),
    index('rentals_reservation').on(table.tenantId, table.reservationId).where(sql`reservation_id is not null`),
    foreignKey({ columns: [table.tenantId, table.customerId], foreignColumns: [customers.tenantId, customers.id] }),
    foreignKey({ columns: [table.tenantId, table.vehicleId], foreignColumns: [vehicles.tenantId, vehicles.id] }),
    foreignKey({
      columns: [table.tenantId, table.reservationId],
      foreignColumns: [reservations.tenantId, reservations.id],
    }),
    foreignKey({ columns: [table.tenantId, table.createdBy], foreignColumns: [members.tenantId, members.id] }),
  ],
);

/**
 * The vehicles that a rental had before its present one, each from its hand-over until it was exchanged. The present or
 * last one is in `rentals`.
 */
export const rentalLegs = pgTable(
  'rental_legs',
  {
    ...tenantOwned(),
    rentalId: uuid('rental_id').notNull(),
    vehicleId: uuid('vehicle_id').notNull(),
    leftAt: instant('left_at').notNull(),
    backAt: instant('back_at').notNull(),
    odometerOutKm: integer('odometer_out_km').notNull(),
    odometerInKm: integer('odometer_in_km').notNull(),
    fuelOut: text('fuel_out', { enum: ['empty', 'quarter', 'half', 'three_quarters', 'full'] }).notNull(),
    fuelIn: text('fuel_in', { enum: ['empty', 'quarter', 'half', 'three_quarters', 'full'] }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('rental_legs_rental').on(table.tenantId, table.rentalId),
    index('rental_legs_vehicle').on(table.tenantId, table.vehicleId, table.leftAt),
    check('rental_legs_period', sql`back_at >= left_at`),
    check('rental_legs_distance', sql`odometer_in_km >= odometer_out_km`),
    foreignKey({ columns: [table.tenantId, table.rentalId], foreignColumns: [rentals.tenantId, rentals.id] }),
    foreignKey({ columns: [table.tenantId, table.vehicleId], foreignColumns: [vehicles.tenantId, vehicles.id] }),
  ],
);

export const rentalDrivers = pgTable(
  'rental_drivers',
  {
    tenantId: uuid('tenant_id').notNull(),
    rentalId: uuid('rental_id').notNull(),
    driverId: uuid('driver_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.rentalId, table.driverId] }),
    index('rental_drivers_driver').on(table.tenantId, table.driverId),
    foreignKey({ columns: [table.tenantId, table.rentalId], foreignColumns: [rentals.tenantId, rentals.id] }),
    foreignKey({ columns: [table.tenantId, table.driverId], foreignColumns: [drivers.tenantId, drivers.id] }),
  ],
);

export const charges = pgTable(
  'charges',
  {
    ...tenantOwned(),
    rentalId: uuid('rental_id'),
    /** The reservation that owes it, as a fee, instead of a rental. */
    reservationId: uuid('reservation_id'),
    // Its foreign key is in the migration, since inspections know rentals.
    /** The check-in at which it was charged; null for what the agreement or a clerk charged. */
    inspectionId: uuid('inspection_id'),
    kind: text('kind').notNull(),
    position: integer('position').notNull().default(0),
    amountCents: money('amount_cents').notNull(),
    sentenceKey: text('sentence_key').notNull().default(''),
    sentenceParams: jsonb('sentence_params').$type<Record<string, string | number>>().notNull().default({}),
    note: text('note').notNull().default(''),
    waivedAt: instant('waived_at'),
    waivedBy: uuid('waived_by'),
    waivedReason: text('waived_reason'),
    /** Null if nobody did: the fee of a no-show. */
    createdBy: uuid('created_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('charges_rental').on(table.tenantId, table.rentalId),
    index('charges_reservation').on(table.tenantId, table.reservationId).where(sql`reservation_id is not null`),
    index('charges_created').on(table.tenantId, table.createdAt),
    index('charges_waived').on(table.tenantId, table.waivedAt).where(sql`waived_at is not null`),
    check('charges_one_owner', sql`num_nonnulls(rental_id, reservation_id) = 1`),
    foreignKey({
      columns: [table.tenantId, table.reservationId],
      foreignColumns: [reservations.tenantId, reservations.id],
    }),
    foreignKey({ columns: [table.tenantId, table.rentalId], foreignColumns: [rentals.tenantId, rentals.id] }),
  ],
);

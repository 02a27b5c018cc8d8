import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, instantRange, tenantOwned } from '../columns';
import { maintenanceTickets } from './maintenance';
import { rentals } from './rentals';
import { reservations } from './reservations';
import { vehicles } from './vehicles';

/**
 * The only source for who has a vehicle when. An exclusion constraint in the migration prevents overlaps
 * (docs/rules.md §7).
 */
export const vehicleAllocations = pgTable(
  'vehicle_allocations',
  {
    ...tenantOwned(),
    vehicleId: uuid('vehicle_id').notNull(),
    kind: text('kind', { enum: ['reservation', 'rental', 'maintenance'] }).notNull(),
    reservationId: uuid('reservation_id'),
    rentalId: uuid('rental_id'),
    ticketId: uuid('ticket_id'),
    period: instantRange('period').notNull(),
    releasedAt: instant('released_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('vehicle_allocations_rental').on(table.tenantId, table.rentalId),
    index('vehicle_allocations_held').on(table.tenantId, table.kind, table.vehicleId).where(sql`released_at is null`),
    foreignKey({ columns: [table.tenantId, table.vehicleId], foreignColumns: [vehicles.tenantId, vehicles.id] }),
    foreignKey({
      columns: [table.tenantId, table.reservationId],
      foreignColumns: [reservations.tenantId, reservations.id],
    }),
    foreignKey({ columns: [table.tenantId, table.rentalId], foreignColumns: [rentals.tenantId, rentals.id] }),
    foreignKey({
      columns: [table.tenantId, table.ticketId],
      foreignColumns: [maintenanceTickets.tenantId, maintenanceTickets.id],
    }),
  ],
);

/**
 * The numbered units of an option with a limited stock, and for which period each is promised or out. An exclusion
 * constraint in the migration keeps one unit from being held twice at a time.
 */
export const optionHolds = pgTable(
  'option_holds',
  {
    ...tenantOwned(),
    option: text('option', { enum: ['gps', 'child_seat'] }).notNull(),
    unit: integer('unit').notNull(),
    reservationId: uuid('reservation_id'),
    rentalId: uuid('rental_id'),
    period: instantRange('period').notNull(),
    releasedAt: instant('released_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('option_holds_reservation').on(table.tenantId, table.reservationId),
    index('option_holds_rental').on(table.tenantId, table.rentalId),
    index('option_holds_held').on(table.tenantId, table.option).where(sql`released_at is null`),
    check('option_holds_unit', sql`unit > 0`),
    check('option_holds_one_holder', sql`num_nonnulls(reservation_id, rental_id) = 1`),
    foreignKey({
      columns: [table.tenantId, table.reservationId],
      foreignColumns: [reservations.tenantId, reservations.id],
    }),
    foreignKey({ columns: [table.tenantId, table.rentalId], foreignColumns: [rentals.tenantId, rentals.id] }),
  ],
);

import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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

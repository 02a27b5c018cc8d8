import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { DAMAGE_CLOSINGS, DAMAGE_KINDS, DAMAGE_SEVERITIES, DRAWING_VIEWS } from '@/lib/inspections/values';
import { instant, tenantOwned } from '../columns';
import { inspections } from './inspections';
import { maintenanceTickets } from './maintenance';
import { charges } from './rentals';
import { vehicles } from './vehicles';

/**
 * What is damaged on a vehicle, from the inspection that found it until it is closed. Whether it is charged follows from
 * its charge.
 */
export const damages = pgTable(
  'damages',
  {
    ...tenantOwned(),
    vehicleId: uuid('vehicle_id').notNull(),
    inspectionId: uuid('inspection_id').notNull(),
    view: text('view', { enum: DRAWING_VIEWS }).notNull(),
    /** The place on the drawing's view, in thousandths from its left and top edge. */
    x: integer('x').notNull(),
    y: integer('y').notNull(),
    kind: text('kind', { enum: DAMAGE_KINDS }).notNull(),
    severity: text('severity', { enum: DAMAGE_SEVERITIES }).notNull(),
    note: text('note').notNull().default(''),
    /** The charge that bills it; it may have been voided since. */
    chargeId: uuid('charge_id'),
    /** The last maintenance ticket that was opened for it. */
    ticketId: uuid('ticket_id'),
    closedAs: text('closed_as', { enum: DAMAGE_CLOSINGS }),
    closedAt: instant('closed_at'),
    closedBy: uuid('closed_by'),
    closedNote: text('closed_note').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('damages_vehicle').on(table.tenantId, table.vehicleId, table.createdAt),
    index('damages_inspection').on(table.tenantId, table.inspectionId),
    index('damages_charge').on(table.tenantId, table.chargeId).where(sql`charge_id is not null`),
    index('damages_ticket').on(table.tenantId, table.ticketId).where(sql`ticket_id is not null`),
    check('damages_place', sql`x between 0 and 1000 and y between 0 and 1000`),
    check('damages_closed', sql`num_nonnulls(closed_as, closed_at, closed_by) in (0, 3)`),
    foreignKey({ columns: [table.tenantId, table.vehicleId], foreignColumns: [vehicles.tenantId, vehicles.id] }),
    foreignKey({
      columns: [table.tenantId, table.inspectionId],
      foreignColumns: [inspections.tenantId, inspections.id],
    }),
    foreignKey({ columns: [table.tenantId, table.chargeId], foreignColumns: [charges.tenantId, charges.id] }),
    foreignKey({
      columns: [table.tenantId, table.ticketId],
      foreignColumns: [maintenanceTickets.tenantId, maintenanceTickets.id],
    }),
  ],
);

import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, money, tenantOwned, timestamps } from '../columns';
import { vehicles } from './vehicles';

export const maintenanceTickets = pgTable(
  'maintenance_tickets',
  {
    ...tenantOwned(),
    number: text('number').notNull(),
    vehicleId: uuid('vehicle_id').notNull(),
    serviceType: text('service_type').notNull(),
    status: text('status', { enum: ['open', 'completed', 'cancelled'] })
      .notNull()
      .default('open'),
    resultingStatus: text('resulting_status', { enum: ['maintenance', 'inactive'] })
      .notNull()
      .default('maintenance'),
    vendor: text('vendor').notNull().default(''),
    shopName: text('shop_name').notNull().default(''),
    odometerKm: integer('odometer_km'),
    costCents: money('cost_cents').notNull().default(0),
    startedAt: instant('started_at').notNull(),
    expectedReadyAt: instant('expected_ready_at'),
    closedAt: instant('closed_at'),
    notes: text('notes').notNull().default(''),
    createdBy: uuid('created_by').notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('maintenance_tickets_number').on(table.tenantId, table.number),
    index('maintenance_tickets_status').on(table.tenantId, table.status),
    index('maintenance_tickets_vehicle').on(table.tenantId, table.vehicleId, table.startedAt),
    foreignKey({ columns: [table.tenantId, table.vehicleId], foreignColumns: [vehicles.tenantId, vehicles.id] }),
  ],
);

export const serviceLogEntries = pgTable(
  'service_log_entries',
  {
    ...tenantOwned(),
    ticketId: uuid('ticket_id').notNull(),
    note: text('note').notNull(),
    costCents: money('cost_cents').notNull().default(0),
    loggedAt: instant('logged_at').notNull(),
    loggedBy: uuid('logged_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('service_log_entries_ticket').on(table.tenantId, table.ticketId),
    foreignKey({
      columns: [table.tenantId, table.ticketId],
      foreignColumns: [maintenanceTickets.tenantId, maintenanceTickets.id],
    }),
  ],
);

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
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { RESULTING_STATUSES, SERVICE_TYPES, TICKET_STATUSES } from '@/lib/maintenance/values';
import { instant, money, sortKey, tenantOwned, timestamps } from '../columns';
import { tenants } from './tenants';
import { vehicleClasses, vehicles } from './vehicles';

/** Garages and technicians. */
export const vendors = pgTable(
  'vendors',
  {
    ...tenantOwned(),
    name: text('name').notNull(),
    phone: text('phone'),
    nameKey: sortKey('name_key').notNull(),
    /** No longer listed or suggested. */
    archivedAt: instant('archived_at'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('vendors_name').on(table.tenantId, table.nameKey),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
  ],
);

/** What is to be done to one vehicle, or to each vehicle of a class, every so many km or months. */
export const maintenancePlans = pgTable(
  'maintenance_plans',
  {
    ...tenantOwned(),
    serviceType: text('service_type', { enum: SERVICE_TYPES }).notNull(),
    vehicleId: uuid('vehicle_id'),
    classId: uuid('class_id'),
    everyKm: integer('every_km'),
    everyMonths: integer('every_months'),
    /** From here it counts for a vehicle that has had no such service yet. */
    startsOn: date('starts_on').notNull(),
    startsKm: integer('starts_km'),
    notes: text('notes').notNull().default(''),
    archivedAt: instant('archived_at'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('maintenance_plans_vehicle')
      .on(table.tenantId, table.vehicleId, table.serviceType)
      .where(sql`archived_at is null and vehicle_id is not null`),
    uniqueIndex('maintenance_plans_class')
      .on(table.tenantId, table.classId, table.serviceType)
      .where(sql`archived_at is null and class_id is not null`),
    check('maintenance_plans_one_scope', sql`num_nonnulls(vehicle_id, class_id) = 1`),
    check('maintenance_plans_interval', sql`num_nonnulls(every_km, every_months) > 0`),
    check('maintenance_plans_every', sql`coalesce(every_km, 1) > 0 and coalesce(every_months, 1) > 0`),
    foreignKey({ columns: [table.tenantId, table.vehicleId], foreignColumns: [vehicles.tenantId, vehicles.id] }),
    foreignKey({
      columns: [table.tenantId, table.classId],
      foreignColumns: [vehicleClasses.tenantId, vehicleClasses.id],
    }),
  ],
);

export const maintenanceTickets = pgTable(
  'maintenance_tickets',
  {
    ...tenantOwned(),
    number: text('number').notNull(),
    vehicleId: uuid('vehicle_id').notNull(),
    serviceType: text('service_type', { enum: SERVICE_TYPES }).notNull(),
    status: text('status', { enum: TICKET_STATUSES }).notNull().default('open'),
    resultingStatus: text('resulting_status', { enum: RESULTING_STATUSES }).notNull().default('maintenance'),
    vendorId: uuid('vendor_id'),
    shopName: text('shop_name').notNull().default(''),
    /** Read when the vehicle came to the garage, in km. */
    odometerKm: integer('odometer_km'),
    costCents: money('cost_cents').notNull().default(0),
    startedAt: instant('started_at').notNull(),
    expectedReadyAt: instant('expected_ready_at'),
    closedAt: instant('closed_at'),
    /** Read when the vehicle was ready, in km. */
    readyOdometerKm: integer('ready_odometer_km'),
    cancelledReason: text('cancelled_reason'),
    notes: text('notes').notNull().default(''),
    createdBy: uuid('created_by').notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('maintenance_tickets_number').on(table.tenantId, table.number),
    index('maintenance_tickets_status').on(table.tenantId, table.status, table.startedAt, table.id),
    index('maintenance_tickets_vehicle').on(table.tenantId, table.vehicleId, table.startedAt),
    check('maintenance_tickets_cost', sql`cost_cents >= 0`),
    foreignKey({ columns: [table.tenantId, table.vehicleId], foreignColumns: [vehicles.tenantId, vehicles.id] }),
    foreignKey({ columns: [table.tenantId, table.vendorId], foreignColumns: [vendors.tenantId, vendors.id] }),
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

/** Parts and work that a garage charges, line by line. */
export const ticketLines = pgTable(
  'ticket_lines',
  {
    ...tenantOwned(),
    ticketId: uuid('ticket_id').notNull(),
    what: text('what').notNull(),
    quantityHundredths: integer('quantity_hundredths').notNull(),
    unitCostCents: money('unit_cost_cents').notNull(),
    /** Quantity × unit cost, rounded once. */
    costCents: money('cost_cents').notNull(),
    addedAt: instant('added_at').notNull(),
    addedBy: uuid('added_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('ticket_lines_ticket').on(table.tenantId, table.ticketId),
    check('ticket_lines_amounts', sql`quantity_hundredths > 0 and unit_cost_cents >= 0 and cost_cents >= 0`),
    foreignKey({
      columns: [table.tenantId, table.ticketId],
      foreignColumns: [maintenanceTickets.tenantId, maintenanceTickets.id],
    }),
  ],
);

import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ChecklistAnswer } from '@/lib/inspections/values';
import { instant, tenantOwned } from '../columns';
import { rentals } from './rentals';
import { vehicles } from './vehicles';

export const inspections = pgTable(
  'inspections',
  {
    ...tenantOwned(),
    kind: text('kind', { enum: ['checkout', 'checkin', 'standalone'] }).notNull(),
    vehicleId: uuid('vehicle_id').notNull(),
    rentalId: uuid('rental_id'),
    inspectedAt: instant('inspected_at').notNull(),
    inspectedBy: uuid('inspected_by').notNull(),
    odometerKm: integer('odometer_km').notNull(),
    fuelLevel: text('fuel_level', { enum: ['empty', 'quarter', 'half', 'three_quarters', 'full'] }).notNull(),
    damageNotes: text('damage_notes').notNull().default(''),
    /** The company's list as it was answered then. */
    checklist: jsonb('checklist').$type<ChecklistAnswer[]>().notNull().default([]),
    /** Why a photo of the walk-around was not taken, by the side or gauge that it would show. */
    skippedShots: jsonb('skipped_shots').$type<Record<string, string>>().notNull().default({}),
    /** Why the customer has not signed a check-in; null if they have, or were not asked. */
    unsignedReason: text('unsigned_reason', { enum: ['key_drop', 'customer_gone', 'refused'] }),
    /** The check-in of a return that was recorded by mistake. It stays, and nothing is computed from it. */
    supersededAt: instant('superseded_at'),
    supersededBy: uuid('superseded_by'),
    supersededReason: text('superseded_reason'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('inspections_rental').on(table.tenantId, table.rentalId),
    index('inspections_list').on(table.tenantId, table.inspectedAt, table.id),
    index('inspections_kind').on(table.tenantId, table.kind, table.inspectedAt, table.id),
    index('inspections_vehicle').on(table.tenantId, table.vehicleId, table.inspectedAt),
    foreignKey({ columns: [table.tenantId, table.rentalId], foreignColumns: [rentals.tenantId, rentals.id] }),
    foreignKey({ columns: [table.tenantId, table.vehicleId], foreignColumns: [vehicles.tenantId, vehicles.id] }),
  ],
);

import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, tenantOwned } from '../columns';
import { members } from './members';
import { tenants } from './tenants';
import { vehicles } from './vehicles';

/** The secret addresses at which calendars read who has which vehicle. An index in the migration allows one at a time. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    ...tenantOwned(),
    /** Null for the calendar of the whole company. */
    vehicleId: uuid('vehicle_id'),
    /** SHA-256 of the secret in its address, which is stored nowhere. */
    tokenHash: text('token_hash').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('calendar_feeds_token').on(table.tenantId, table.tokenHash),
    index('calendar_feeds_subject').on(table.tenantId, table.vehicleId),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
    foreignKey({ columns: [table.tenantId, table.vehicleId], foreignColumns: [vehicles.tenantId, vehicles.id] }),
    foreignKey({ columns: [table.tenantId, table.createdBy], foreignColumns: [members.tenantId, members.id] }),
  ],
);

import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, tenantOwned } from '../columns';
import { members } from './members';
import { tenants } from './tenants';

/** What other programs sign in with. The secret itself is stored nowhere. */
export const apiKeys = pgTable(
  'api_keys',
  {
    ...tenantOwned(),
    name: text('name').notNull(),
    role: text('role', { enum: ['agent', 'manager', 'admin'] }).notNull(),
    /** SHA-256 of the secret. */
    tokenHash: text('token_hash').notNull(),
    /** The row that what it writes refers to. It is archived from the start, so it is nobody of the staff. */
    memberId: uuid('member_id').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('api_keys_member').on(table.tenantId, table.memberId),
    index('api_keys_created').on(table.tenantId, table.createdAt),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
    foreignKey({ columns: [table.tenantId, table.memberId], foreignColumns: [members.tenantId, members.id] }),
    foreignKey({ columns: [table.tenantId, table.createdBy], foreignColumns: [members.tenantId, members.id] }),
  ],
);

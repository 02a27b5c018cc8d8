import { boolean, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, tenantOwned, timestamps } from '../columns';
import { tenants } from './tenants';

export const members = pgTable(
  'members',
  {
    ...tenantOwned(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    /** Links to set a password that were made before this time are invalid. */
    passwordSetAt: instant('password_set_at'),
    role: text('role', { enum: ['agent', 'manager', 'admin'] }).notNull(),
    active: boolean('active').notNull().default(true),
    phone: text('phone'),
    locale: text('locale', { enum: ['en', 'fr', 'ht'] }),
    /** Whether they want a mail each morning with what the day brings. */
    dailyMail: boolean('daily_mail').notNull().default(false),
    lastLoginAt: instant('last_login_at'),
    archivedAt: instant('archived_at'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('members_email').on(table.tenantId, table.email),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    ...tenantOwned(),
    memberId: uuid('member_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    address: text('address'),
    userAgent: text('user_agent'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.memberId], foreignColumns: [members.tenantId, members.id] }),
    index('sessions_member').on(table.tenantId, table.memberId),
  ],
);

import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, nameKey, tenantOwned, timestamps } from '../columns';
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
    /** Set for the row that stands for an operator on visits. It is archived from the start, so it is nobody of the staff. */
    operatorId: uuid('operator_id'),
    archivedAt: instant('archived_at'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('members_email').on(table.tenantId, table.email),
    unique('members_operator').on(table.tenantId, table.operatorId),
    // For operators, who look for people of all companies.
    index('members_address').on(sql`${table.email} collate "C"`),
    index('members_name').on(nameKey(table.name), table.id),
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
    /** An operator's own session, from which they visit the company. The visit ends with it. */
    operatorSessionId: uuid('operator_session_id'),
    /** Why they visit. */
    visitReason: text('visit_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.memberId], foreignColumns: [members.tenantId, members.id] }),
    index('sessions_member').on(table.tenantId, table.memberId),
    index('sessions_visits').on(table.operatorSessionId).where(sql`operator_session_id is not null`),
  ],
);

/** A member's authenticator app. A row exists once its first code has been checked. */
export const secondFactors = pgTable(
  'second_factors',
  {
    tenantId: uuid('tenant_id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** The app's secret, encrypted with the server's own. */
    sealedSecret: text('sealed_secret').notNull(),
    /** The 30 seconds, counted since 1970, of the last code that was used. It and those before it are refused. */
    lastStep: integer('last_step').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.memberId] }),
    foreignKey({ columns: [table.tenantId, table.memberId], foreignColumns: [members.tenantId, members.id] }),
  ],
);

/** Codes that stand in for a lost authenticator app, each once. Only their hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    tenantId: uuid('tenant_id').notNull(),
    memberId: uuid('member_id').notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.memberId, table.codeHash] }),
    foreignKey({ columns: [table.tenantId, table.memberId], foreignColumns: [members.tenantId, members.id] }),
  ],
);

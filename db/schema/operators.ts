import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, timestamps } from '../columns';
import { tenants } from './tenants';

export const operators = pgTable('operators', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash'),
  /** Links to set a password that were made before this time are invalid. */
  passwordSetAt: instant('password_set_at'),
  locale: text('locale', { enum: ['en', 'fr', 'ht'] }),
  role: text('role', { enum: ['support', 'admin', 'superadmin', 'owner'] }).notNull(),
  permissions: text('permissions').array().notNull().default([]),
  active: boolean('active').notNull().default(true),
  lastLoginAt: instant('last_login_at'),
  ...timestamps(),
});

export const operatorSessions = pgTable('operator_sessions', {
  id: uuid('id').primaryKey(),
  operatorId: uuid('operator_id')
    .notNull()
    .references(() => operators.id),
  adminMode: boolean('admin_mode').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
  lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  address: text('address'),
  userAgent: text('user_agent'),
});

/** An operator's authenticator app, as `second_factors` has members'. */
export const operatorSecondFactors = pgTable('operator_second_factors', {
  operatorId: uuid('operator_id')
    .primaryKey()
    .references(() => operators.id),
  sealedSecret: text('sealed_secret').notNull(),
  lastStep: integer('last_step').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** Operators' codes that stand in for a lost authenticator app, as `recovery_codes` has members'. */
export const operatorRecoveryCodes = pgTable(
  'operator_recovery_codes',
  {
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.codeHash] })],
);

/** Failed sign-ins, counted for locking an account and throttling an address (docs/rules.md §3). */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    id: uuid('id').primaryKey(),
    account: text('account').notNull(),
    address: text('address').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('login_attempts_account').on(table.account, table.at),
    index('login_attempts_address').on(table.address, table.at),
  ],
);

/** Single-use codes: to move a sign-in to another host, to reset a password, to accept an invitation. */
export const oneTimeCodes = pgTable('one_time_codes', {
  id: uuid('id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  purpose: text('purpose', { enum: ['handoff', 'reset', 'invitation'] }).notNull(),
  subjectTenantId: uuid('subject_tenant_id').references(() => tenants.id),
  memberId: uuid('member_id'),
  operatorId: uuid('operator_id').references(() => operators.id),
  sessionId: uuid('session_id'),
  /** The member who made a link to set a password for another. The link is invalid once they may no longer make one. */
  issuedBy: uuid('issued_by'),
  /** The same for an operator who made it. */
  issuedByOperator: uuid('issued_by_operator').references(() => operators.id),
  /** The member's address when the link was made. The link is invalid once it has changed. */
  email: text('email'),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/** The answers of operators' requests by their keys, for requests that are sent again. */
export const operatorIdempotencyKeys = pgTable(
  'operator_idempotency_keys',
  {
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    key: text('key').notNull(),
    verb: text('verb').notNull(),
    requestHash: text('request_hash').notNull(),
    response: jsonb('response'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.key] })],
);

export const platformAuditEntries = pgTable('platform_audit_entries', {
  id: uuid('id').primaryKey(),
  at: instant('at').notNull().defaultNow(),
  operatorId: uuid('operator_id'),
  actorName: text('actor_name').notNull(),
  action: text('action').notNull(),
  subjectTenantId: uuid('subject_tenant_id'),
  /** What it was done to, by the names of the companies' own logs; null for a company itself. */
  entity: text('entity'),
  entityId: uuid('entity_id'),
  address: text('address'),
  before: jsonb('before'),
  after: jsonb('after'),
});

/** The place of each entry of the operators' log in its chain, as `audit_seals` has those of companies. */
export const platformAuditSeals = pgTable('platform_audit_seals', {
  position: bigint('position', { mode: 'number' }).primaryKey(),
  entryId: uuid('entry_id').notNull().unique(),
  hash: text('hash').notNull(),
  sealedAt: instant('sealed_at').notNull().defaultNow(),
});

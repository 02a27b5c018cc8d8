import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, tenantOwned } from '../columns';
import { members } from './members';
import { tenants } from './tenants';

/**
 * Who did what, with the values before and after. The application's role may only add and read rows
 * (docs/rules.md §17).
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    ...tenantOwned(),
    at: instant('at').notNull().defaultNow(),
    memberId: uuid('member_id'),
    operatorId: uuid('operator_id'),
    actorName: text('actor_name').notNull(),
    address: text('address'),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: uuid('entity_id'),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('audit_entries_at').on(table.tenantId, table.at, table.id),
    // For operators, who read the logs of all companies as one.
    index('audit_entries_everywhere').on(table.at, table.id),
    index('audit_entries_entity').on(table.tenantId, table.entityId),
    index('audit_entries_member').on(table.tenantId, table.memberId, table.at, table.id),
    index('audit_entries_kind').on(table.tenantId, table.entity, table.at, table.id),
    // What the product did by itself is rare, and would be looked for in the whole log.
    index('audit_entries_automatic').on(table.tenantId, table.at, table.id).where(sql`member_id is null`),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
  ],
);

/** The place of each audit entry in its company's chain, with a hash of the entry and of all before it (docs/rules.md §17). */
export const auditSeals = pgTable(
  'audit_seals',
  {
    tenantId: uuid('tenant_id').notNull(),
    position: bigint('position', { mode: 'number' }).notNull(),
    entryId: uuid('entry_id').notNull(),
    hash: text('hash').notNull(),
    sealedAt: instant('sealed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.position] }),
    unique('audit_seals_entry').on(table.tenantId, table.entryId),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
  ],
);

/** The answer to a request with a key, so that a repeated request does its work only once (docs/rules.md §11). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    tenantId: uuid('tenant_id').notNull(),
    key: text('key').notNull(),
    actorId: uuid('actor_id').notNull(),
    verb: text('verb').notNull(),
    requestHash: text('request_hash').notNull(),
    response: jsonb('response'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.key] }),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
  ],
);

/** The last number assigned, for each tenant, series and year. */
export const counters = pgTable(
  'counters',
  {
    tenantId: uuid('tenant_id').notNull(),
    series: text('series').notNull(),
    year: integer('year').notNull(),
    value: integer('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.series, table.year] }),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
  ],
);

export const notices = pgTable(
  'notices',
  {
    ...tenantOwned(),
    kind: text('kind').notNull(),
    memberId: uuid('member_id'),
    params: jsonb('params').$type<Record<string, string | number>>().notNull().default({}),
    href: text('href'),
    /** The subject of the notice, so that a job that runs twice creates it only once. */
    subject: text('subject').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('notices_subject').on(table.tenantId, table.subject),
    index('notices_created').on(table.tenantId, table.createdAt, table.id),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
  ],
);

export const noticeReads = pgTable(
  'notice_reads',
  {
    tenantId: uuid('tenant_id').notNull(),
    noticeId: uuid('notice_id').notNull(),
    memberId: uuid('member_id').notNull(),
    readAt: instant('read_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.memberId, table.noticeId] }),
    foreignKey({ columns: [table.tenantId, table.noticeId], foreignColumns: [notices.tenantId, notices.id] }),
    foreignKey({ columns: [table.tenantId, table.memberId], foreignColumns: [members.tenantId, members.id] }),
  ],
);

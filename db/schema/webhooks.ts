import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { DELIVERY_OUTCOMES, WEBHOOK_EVENTS, WEBHOOK_KINDS } from '@/lib/webhooks/values';
import { instant, tenantOwned, timestamps } from '../columns';
import { members } from './members';
import { tenants } from './tenants';

/** The addresses at which a company's other systems hear of events (docs/rules.md §23). */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    ...tenantOwned(),
    url: text('url').notNull(),
    description: text('description').notNull().default(''),
    events: text('events', { enum: WEBHOOK_EVENTS }).array().notNull(),
    active: boolean('active').notNull().default(true),
    /** Only what is overdue since then is told, so that a new address does not hear of everything at once. */
    activeSince: instant('active_since').notNull(),
    /** Sealed by `sealText`. */
    secret: text('secret').notNull(),
    /** The secret before the last change, and how long events are signed with it, too. */
    formerSecret: text('former_secret'),
    formerUntil: instant('former_until'),
    /** Since when no event has been taken; null while the last one was. */
    failingSince: instant('failing_since'),
    createdBy: uuid('created_by').notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
    foreignKey({ columns: [table.tenantId, table.createdBy], foreignColumns: [members.tenantId, members.id] }),
  ],
);

/** An event for one address, ordered in the transaction of what it tells, and sent after it. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    ...tenantOwned(),
    endpointId: uuid('endpoint_id').notNull(),
    /** The same for all addresses, and when it is sent again. */
    eventId: uuid('event_id').notNull(),
    kind: text('kind', { enum: WEBHOOK_KINDS }).notNull(),
    /** The same for the same event, so that an address has it only once. */
    key: text('key').notNull(),
    payload: json('payload').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next. */
    nextAt: instant('next_at').notNull(),
    /** When it was over, and how; null while it waits. `withdrawn` is what waited when its address was switched off. */
    endedAt: instant('ended_at'),
    outcome: text('outcome', { enum: DELIVERY_OUTCOMES }),
    /** The last attempt: when it began, how long it took, and what was answered. */
    triedAt: instant('tried_at'),
    tookMs: integer('took_ms'),
    responseStatus: integer('response_status'),
    responseText: text('response_text'),
    /** Why there was no answer. */
    error: text('error'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('webhook_deliveries_key').on(table.tenantId, table.endpointId, table.key),
    index('webhook_deliveries_log').on(table.tenantId, table.endpointId, table.createdAt, table.id),
    index('webhook_deliveries_waiting').on(table.nextAt, table.id).where(sql`ended_at is null`),
    foreignKey({
      columns: [table.tenantId, table.endpointId],
      foreignColumns: [webhookEndpoints.tenantId, webhookEndpoints.id],
    }),
  ],
);

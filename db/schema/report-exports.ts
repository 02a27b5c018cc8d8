import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, tenantOwned } from '../columns';
import { members } from './members';

/** Exports of reports that wait, run, or have ended within a day. Every server reads here who is before whom, and how far it is. */
export const reportExports = pgTable(
  'report_exports',
  {
    ...tenantOwned(),
    /** Null for an operator's, who archives the company's data. */
    memberId: uuid('member_id'),
    state: text('state', { enum: ['waiting', 'running', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('waiting'),
    /** How many others are before it. */
    place: integer('place').notNull().default(0),
    rowsDone: integer('rows_done').notNull().default(0),
    rowsAll: integer('rows_all').notNull(),
    askedAt: instant('asked_at').notNull(),
    /** When its server last said that it is still there. */
    seenAt: instant('seen_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('report_exports_asked').on(table.tenantId, table.askedAt, table.id),
    foreignKey({ columns: [table.tenantId, table.memberId], foreignColumns: [members.tenantId, members.id] }),
  ],
);

import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, tenantOwned, timestamps } from '../columns';
import { members } from './members';

/** A question of a company's member to the platform's operators, and all that is said about it. */
export const supportThreads = pgTable(
  'support_threads',
  {
    ...tenantOwned(),
    subject: text('subject').notNull(),
    /** `open` waits for an operator, `waiting` for the member. */
    state: text('state', { enum: ['open', 'waiting', 'closed'] })
      .notNull()
      .default('open'),
    openedBy: uuid('opened_by').notNull(),
    /** The operator whose it is; null while nobody has taken it. */
    operatorId: uuid('operator_id'),
    lastMessageAt: instant('last_message_at').notNull(),
    /** Until when the member who opened it has read it. */
    readAt: instant('read_at').notNull(),
    /** When each side was last mailed of it. */
    memberMailedAt: instant('member_mailed_at'),
    operatorMailedAt: instant('operator_mailed_at'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('support_threads_newest').on(table.tenantId, table.lastMessageAt, table.id),
    // For operators, who read the threads of all companies as one list.
    index('support_threads_everywhere').on(table.lastMessageAt, table.id),
    index('support_threads_id').on(table.id),
    foreignKey({ columns: [table.tenantId, table.openedBy], foreignColumns: [members.tenantId, members.id] }),
  ],
);

/** What was said in a thread, in the order of its ids. It stays as written. */
export const supportMessages = pgTable(
  'support_messages',
  {
    ...tenantOwned(),
    threadId: uuid('thread_id').notNull(),
    memberId: uuid('member_id'),
    operatorId: uuid('operator_id'),
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('support_messages_thread').on(table.tenantId, table.threadId, table.id),
    check('support_messages_one_author', sql`num_nonnulls(member_id, operator_id) = 1`),
    foreignKey({
      columns: [table.tenantId, table.threadId],
      foreignColumns: [supportThreads.tenantId, supportThreads.id],
    }),
    foreignKey({ columns: [table.tenantId, table.memberId], foreignColumns: [members.tenantId, members.id] }),
  ],
);

/** Answers that operators use again, in each language. The platform's own. */
export const cannedAnswers = pgTable('canned_answers', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  textEn: text('text_en').notNull(),
  textFr: text('text_fr').notNull(),
  textHt: text('text_ht').notNull(),
  archivedAt: instant('archived_at'),
  ...timestamps(),
});

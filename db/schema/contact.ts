import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns';
import { operators } from './operators';

/** A question to the platform's operators from somebody without an account, such as one who can't sign in. */
export const outsideQuestions = pgTable(
  'outside_questions',
  {
    id: uuid('id').primaryKey(),
    personName: text('person_name').notNull(),
    email: text('email').notNull(),
    /** As they wrote it; no company is looked up by it. */
    companyName: text('company_name').notNull().default(''),
    locale: text('locale', { enum: ['en', 'fr', 'ht'] }).notNull(),
    /** `open` waits for an operator, `waiting` for who asked. */
    state: text('state', { enum: ['open', 'waiting', 'closed'] })
      .notNull()
      .default('open'),
    /** The operator who answered first; null while nobody has. */
    operatorId: uuid('operator_id').references(() => operators.id),
    lastMessageAt: instant('last_message_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('outside_questions_last').on(table.lastMessageAt, table.id)],
);

/** What was said about it, in the order of its ids. It stays as written. */
export const outsideMessages = pgTable(
  'outside_messages',
  {
    id: uuid('id').primaryKey(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => outsideQuestions.id, { onDelete: 'cascade' }),
    /** The operator who has written it; null for who asked. */
    operatorId: uuid('operator_id').references(() => operators.id),
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
    /** When an operator's answer was mailed; null while it waits. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [index('outside_messages_question').on(table.questionId, table.id)],
);

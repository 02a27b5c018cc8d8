import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sortKey } from '../columns';

/**
 * The words by which a record is found, each by its beginning. A table of its own, since under row security only comparisons
 * that leak nothing may use an index, and those are `>=` and `<`. Nothing refers to a row, and a row refers to nothing: the verbs
 * write them with their record, and row security alone says whose they are.
 */
export const searchWords = pgTable(
  'search_words',
  {
    tenantId: uuid('tenant_id').notNull(),
    /** The name of the record's kind, `vehicle`. */
    kind: text('kind').notNull(),
    word: sortKey('word').notNull(),
    /** The record's own `name_key`: what a word finds is put in order without a look at the records. */
    nameKey: sortKey('name_key').notNull(),
    recordId: uuid('record_id').notNull(),
    /** The word's first three signs: of those that begin alike, an index has the records in the order of lists. */
    start: sortKey('start').notNull().generatedAlwaysAs(sql`left(word, 3)`),
    /** All the record's words, a space before each: what the others of a search are looked for in. */
    words: sortKey('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.kind, table.word, table.nameKey, table.recordId] }),
    index('search_words_start').on(
      table.tenantId,
      table.kind,
      table.start,
      table.nameKey,
      table.recordId,
      table.word,
      table.words,
    ),
    index('search_words_record').on(table.tenantId, table.kind, table.recordId, table.word),
  ],
);

import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sortKey } from '../columns';

/**
 * The words that find a record, each by its prefix. It is a separate table because under row security only leakproof
 * comparisons can use an index, which are `>=` and `<`. Rows have no foreign keys. Verbs write them together with their
 * record, and row security alone decides who sees them.
 */
export const searchWords = pgTable(
  'search_words',
  {
    tenantId: uuid('tenant_id').notNull(),
    /** The kind of record, such as `vehicle`. */
    kind: text('kind').notNull(),
    word: sortKey('word').notNull(),
    /** The record's own `name_key`, so that results are sorted without reading the records. */
    nameKey: sortKey('name_key').notNull(),
    recordId: uuid('record_id').notNull(),
    /** The word's first three characters. For words with this prefix, an index has the records in list order. */
    start: sortKey('start').notNull().generatedAlwaysAs(sql`left(word, 3)`),
    /** All the record's words, each after a space. The other words of a search are looked up in it. */
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

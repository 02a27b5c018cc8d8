import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sortKey } from '../columns';
import { tenants } from './tenants';

/**
 * The words by which a record is found, each by its beginning. A table of its own, since under row security only comparisons
 * that leak nothing may use an index, and those are `>=` and `<`.
 */
export const searchWords = pgTable(
  'search_words',
  {
    tenantId: uuid('tenant_id').notNull(),
    kind: text('kind', { enum: ['vehicle', 'customer', 'driver'] }).notNull(),
    word: sortKey('word').notNull(),
    /** The record's own `name_key`: what a word finds is put in order without a look at the records. */
    nameKey: sortKey('name_key').notNull().default(''),
    recordId: uuid('record_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.kind, table.word, table.nameKey, table.recordId] }),
    index('search_words_record').on(table.tenantId, table.kind, table.recordId, table.word),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
  ],
);

import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns';

/** How much was read in a minute, as far as the servers have told each other. */
export const readCounts = pgTable(
  'read_counts',
  {
    reader: text('reader').notNull(),
    minute: instant('minute').notNull(),
    reads: integer('reads').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reader, table.minute] })],
);

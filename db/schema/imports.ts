import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, tenantOwned } from '../columns';
import { members } from './members';

/**
 * A spreadsheet uploaded for an import. Its content is kept until the import ends, and only its key facts after that.
 */
export const imports = pgTable(
  'imports',
  {
    ...tenantOwned(),
    kind: text('kind', { enum: ['vehicles', 'customers', 'drivers'] }).notNull(),
    status: text('status', { enum: ['uploaded', 'done'] })
      .notNull()
      .default('uploaded'),
    fileName: text('file_name').notNull(),
    content: bytes('content'),
    sha256: text('sha256').notNull(),
    columns: jsonb('columns').$type<Record<string, number>>(),
    rowCount: integer('row_count'),
    createdCount: integer('created_count'),
    updatedCount: integer('updated_count'),
    skippedCount: integer('skipped_count'),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('imports_created').on(table.tenantId, table.createdAt, table.id),
    foreignKey({ columns: [table.tenantId, table.createdBy], foreignColumns: [members.tenantId, members.id] }),
  ],
);

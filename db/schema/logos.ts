import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, tenantOwned } from '../columns';
import { members } from './members';

/** Every logo that a company has had: a paper that was ordered under one is printed with it. */
export const logos = pgTable(
  'logos',
  {
    ...tenantOwned(),
    /** A PNG on white. */
    content: bytes('content').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: uuid('created_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.createdBy], foreignColumns: [members.tenantId, members.id] }),
  ],
);

import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { LINKED_KINDS } from '@/lib/paper-links/values';
import { instant, tenantOwned } from '../columns';
import { members } from './members';
import { tenants } from './tenants';

/** The secret addresses at which customers read their papers. An index in the migration allows one at a time for a paper. */
export const paperLinks = pgTable(
  'paper_links',
  {
    ...tenantOwned(),
    kind: text('kind', { enum: LINKED_KINDS }).notNull(),
    /** The rental of an agreement, the payment of a receipt, the document of an invoice, the bill. */
    paperId: uuid('paper_id').notNull(),
    /** SHA-256 of the secret in its address, which is stored nowhere. */
    tokenHash: text('token_hash').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('paper_links_token').on(table.tenantId, table.tokenHash),
    index('paper_links_paper').on(table.tenantId, table.paperId),
    check('paper_links_kind', sql`kind in ('agreement', 'invoice', 'receipt', 'bill')`),
    check('paper_links_days', sql`expires_at > created_at`),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
    foreignKey({ columns: [table.tenantId, table.createdBy], foreignColumns: [members.tenantId, members.id] }),
  ],
);

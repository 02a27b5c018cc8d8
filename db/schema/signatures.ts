import { sql } from 'drizzle-orm';
import { check, foreignKey, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, tenantOwned } from '../columns';
import { inspections } from './inspections';
import { rentals } from './rentals';

export const signatures = pgTable(
  'signatures',
  {
    ...tenantOwned(),
    /** Null for an inspection without a rental. */
    rentalId: uuid('rental_id'),
    /** The inspection at which it was signed, such as that of a return; null for the hand-over. */
    inspectionId: uuid('inspection_id'),
    signer: text('signer', { enum: ['customer', 'agent'] }).notNull(),
    name: text('name').notNull(),
    image: text('image').notNull(),
    signedAt: instant('signed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    check('signatures_owner', sql`num_nonnulls(rental_id, inspection_id) > 0`),
    uniqueIndex('signatures_hand_over')
      .on(table.tenantId, table.rentalId, table.signer)
      .where(sql`inspection_id is null`),
    uniqueIndex('signatures_inspection').on(table.tenantId, table.inspectionId, table.signer),
    foreignKey({ columns: [table.tenantId, table.rentalId], foreignColumns: [rentals.tenantId, rentals.id] }),
    foreignKey({
      columns: [table.tenantId, table.inspectionId],
      foreignColumns: [inspections.tenantId, inspections.id],
    }),
  ],
);

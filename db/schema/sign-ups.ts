import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns';

/** Companies that asked to be let in, until the one who asked has confirmed by the mailed link. */
export const signUps = pgTable(
  'sign_ups',
  {
    id: uuid('id').primaryKey(),
    /** The hash of the mailed code. */
    tokenHash: text('token_hash').notNull().unique(),
    companyName: text('company_name').notNull(),
    slug: text('slug').notNull(),
    personName: text('person_name').notNull(),
    email: text('email').notNull(),
    locale: text('locale', { enum: ['en', 'fr', 'ht'] }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('sign_ups_expiry').on(table.expiresAt)],
);

import { sql } from 'drizzle-orm';
import { boolean, check, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../columns';

/** What the platform's keepers decide for all operators and companies. There is one row. */
export const platformSettings = pgTable(
  'platform_settings',
  {
    id: boolean('id').primaryKey().default(true),
    operatorSecondFactorRequired: boolean('operator_second_factor_required').notNull().default(false),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [check('platform_settings_one', sql`${table.id}`)],
);

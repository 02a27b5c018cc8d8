import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { CHECK_KINDS } from '@/lib/nightly-checks/values';
import { instant } from '../columns';
import { tenants } from './tenants';

const found = () => ({
  checkedAt: instant('checked_at').notNull(),
  /** How many things were looked at; null where they are not counted. */
  looked: bigint('looked', { mode: 'number' }),
  faults: integer('faults').notNull(),
});

/** What each nightly check of a company found when it last ran (docs/rules.md §17). */
export const nightlyChecks = pgTable(
  'nightly_checks',
  { tenantId: uuid('tenant_id').notNull(), kind: text('kind', { enum: CHECK_KINDS }).notNull(), ...found() },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.kind] }),
    foreignKey({ columns: [table.tenantId], foreignColumns: [tenants.id] }),
    check('nightly_checks_kind', sql`kind in ('audit', 'ledgers', 'isolation')`),
    check('nightly_checks_counts', sql`looked >= 0 and faults >= 0`),
  ],
);

/** The same of what belongs to the platform: the operators' log. */
export const platformChecks = pgTable(
  'platform_checks',
  { kind: text('kind', { enum: ['audit'] }).primaryKey(), ...found() },
  () => [check('platform_checks_counts', sql`looked >= 0 and faults >= 0`)],
);

import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns';
import { operators } from './operators';
import { tenants } from './tenants';

/** What operators write down about a company, for each other. The company itself never reads it. */
export const tenantNotes = pgTable(
  'tenant_notes',
  {
    id: uuid('id').primaryKey(),
    subjectTenantId: uuid('subject_tenant_id')
      .notNull()
      .references(() => tenants.id),
    at: instant('at').notNull().defaultNow(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('tenant_notes_at').on(table.subjectTenantId, table.at, table.id)],
);

import { boolean, date, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, tenantOwned } from '../columns';
import { members } from './members';

/** Reports that members keep by a name. The period is a named range, which moves with time, or days of one's own. */
export const reportPresets = pgTable(
  'report_presets',
  {
    ...tenantOwned(),
    /** Whose it is. Others see it only if it is shared. */
    memberId: uuid('member_id').notNull(),
    name: text('name').notNull(),
    shared: boolean('shared').notNull().default(false),
    /** One of the quick ranges; null for days of one's own. */
    range: text('range'),
    from: date('from_day'),
    until: date('until_day'),
    types: text('types').array().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('report_presets_name').on(table.tenantId, table.memberId, table.name),
    foreignKey({ columns: [table.tenantId, table.memberId], foreignColumns: [members.tenantId, members.id] }),
  ],
);

/** Which member gets which kept report by mail. */
export const reportMailings = pgTable(
  'report_mailings',
  {
    ...tenantOwned(),
    presetId: uuid('preset_id').notNull(),
    memberId: uuid('member_id').notNull(),
    every: text('every', { enum: ['weekly', 'monthly'] }).notNull(),
    /** The last local day that a mail has told of, or that it was too late to tell of. */
    mailedUntil: date('mailed_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('report_mailings_one').on(table.tenantId, table.presetId, table.memberId),
    index('report_mailings_member').on(table.tenantId, table.memberId),
    foreignKey({
      columns: [table.tenantId, table.presetId],
      foreignColumns: [reportPresets.tenantId, reportPresets.id],
    }),
    foreignKey({ columns: [table.tenantId, table.memberId], foreignColumns: [members.tenantId, members.id] }),
  ],
);

import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, money, tenantOwned } from '../columns';
import { members } from './members';

/**
 * What one member takes and hands out on one business day, in the company's time zone. It is open until it is counted, and
 * then takes nothing more: later money goes to the next one. What is counted and signed off never changes.
 */
export const drawers = pgTable(
  'drawers',
  {
    ...tenantOwned(),
    memberId: uuid('member_id').notNull(),
    businessDay: date('business_day').notNull(),
    openedAt: instant('opened_at').notNull(),
    /** When it was counted first. */
    closedAt: instant('closed_at'),
    /** Of its close, `C-2026-00012`. */
    number: text('number'),
    signedAt: instant('signed_at'),
    signedBy: uuid('signed_by'),
    signedCountId: uuid('signed_count_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('drawers_number').on(table.tenantId, table.number),
    uniqueIndex('drawers_open').on(table.tenantId, table.memberId, table.businessDay).where(sql`closed_at is null`),
    index('drawers_signed').on(table.tenantId, table.signedAt, table.id),
    index('drawers_member').on(table.tenantId, table.memberId, table.openedAt),
    check(
      'drawers_signed_whole',
      sql`num_nonnulls(number, signed_at, signed_by, signed_count_id) in (0, 4) and (signed_at is null or closed_at is not null)`,
    ),
    foreignKey({ columns: [table.tenantId, table.memberId], foreignColumns: [members.tenantId, members.id] }),
  ],
);

/** Cash that was put into a drawer (positive) or taken out of it (negative), and is no payment: change, the bank, the safe. */
export const drawerMoves = pgTable(
  'drawer_moves',
  {
    ...tenantOwned(),
    drawerId: uuid('drawer_id').notNull(),
    currency: text('currency', { enum: ['USD', 'HTG'] }).notNull(),
    /** In cents of its currency. */
    amountCents: money('amount_cents').notNull(),
    reason: text('reason').notNull(),
    movedAt: instant('moved_at').notNull(),
    movedBy: uuid('moved_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('drawer_moves_drawer').on(table.tenantId, table.drawerId),
    check('drawer_moves_amount', sql`amount_cents <> 0`),
    foreignKey({ columns: [table.tenantId, table.drawerId], foreignColumns: [drawers.tenantId, drawers.id] }),
  ],
);

/** A count of a drawer. Before it is signed off it may be counted again; then the last count holds, and all stay. */
export const drawerCounts = pgTable(
  'drawer_counts',
  {
    ...tenantOwned(),
    drawerId: uuid('drawer_id').notNull(),
    countedAt: instant('counted_at').notNull(),
    countedBy: uuid('counted_by').notNull(),
    /** What it should hold and what it held, for each method and currency: the lines of `drawer-lines.ts`. */
    lines: jsonb('lines').$type<Record<string, string | number>[]>().notNull(),
    /** How many there were of each note and coin, by its value in cents. */
    usdPieces: jsonb('usd_pieces').$type<Record<string, number>>().notNull(),
    htgPieces: jsonb('htg_pieces').$type<Record<string, number>>().notNull(),
    /** The float that stays in the drawer for the next one, in cents of its currency. */
    leftUsdCents: money('left_usd_cents').notNull(),
    leftHtgCents: money('left_htg_cents').notNull(),
    /** Why there is a difference; empty where there is none. */
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('drawer_counts_drawer').on(table.tenantId, table.drawerId, table.countedAt),
    check('drawer_counts_left', sql`left_usd_cents >= 0 and left_htg_cents >= 0`),
    foreignKey({ columns: [table.tenantId, table.drawerId], foreignColumns: [drawers.tenantId, drawers.id] }),
  ],
);

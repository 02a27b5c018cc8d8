import 'server-only';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { damages } from '@/db/schema/damages';
import { drivers } from '@/db/schema/drivers';
import { accidents, expenses } from '@/db/schema/expenses';
import { attachments } from '@/db/schema/files';
import { inspections } from '@/db/schema/inspections';
import { maintenanceTickets } from '@/db/schema/maintenance';
import { charges } from '@/db/schema/rentals';
import { supportThreads } from '@/db/schema/support';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';
import { OWNER_COLUMNS } from './list-attachments';
import { ownThreads } from './own-threads';
import type { FileOwner } from './values';

const TABLES = {
  vehicle: vehicles,
  customer: customers,
  driver: drivers,
  inspection: inspections,
  charge: charges,
  damage: damages,
  ticket: maintenanceTickets,
  expense: expenses,
  accident: accidents,
  thread: supportThreads,
};

/**
 * Locks the record that files belong to, so that two parallel uploads are counted and placed one after the other.
 * Throws `record_not_found`, and `thread_closed` for a thread that must be reopened first.
 */
export async function lockOwner(ctx: WriteContext, owner: FileOwner, ownerId: string): Promise<void> {
  const table = TABLES[owner];
  const there = 'archivedAt' in table ? isNull(table.archivedAt) : undefined;
  const mine = owner === 'thread' ? ownThreads(ctx) : undefined;
  const state = owner === 'thread' ? supportThreads.state : sql<null>`null`;
  const [row] = await ctx.tx
    .select({ id: table.id, state })
    .from(table)
    .where(and(eq(table.tenantId, ctx.tenantId), eq(table.id, ownerId), there, mine))
    .for('no key update');
  if (!row) throw new AppError('record_not_found');
  // As nobody writes in it (docs/rules.md §16).
  if (row.state === 'closed') throw new AppError('thread_closed');
}

/** The files of one slot, in their order. */
export function slotFiles(ctx: WriteContext, owner: FileOwner, ownerId: string, slot: string) {
  return ctx.tx
    .select({ id: attachments.id, position: attachments.position, fileName: attachments.fileName })
    .from(attachments)
    .where(
      and(
        eq(attachments.tenantId, ctx.tenantId),
        eq(OWNER_COLUMNS[owner], ownerId),
        eq(attachments.slot, slot),
        isNull(attachments.archivedAt),
      ),
    )
    .orderBy(asc(attachments.position), asc(attachments.id));
}

/** How many files a record has in all its slots. */
export function countFiles(ctx: WriteContext, owner: FileOwner, ownerId: string): Promise<number> {
  const own = and(eq(attachments.tenantId, ctx.tenantId), eq(OWNER_COLUMNS[owner], ownerId));
  return ctx.tx.$count(attachments, and(own, isNull(attachments.archivedAt)));
}

/** Numbers a slot's files from 0 in the given order. */
export async function placeInOrder(ctx: WriteContext, files: { id: string; position: number }[]): Promise<void> {
  const moved = files.flatMap(({ id, position }, place) => (position === place ? [] : [{ id, place }]));
  await Promise.all(
    moved.map(({ id, place }) =>
      ctx.tx
        .update(attachments)
        .set({ position: place })
        .where(and(eq(attachments.tenantId, ctx.tenantId), eq(attachments.id, id))),
    ),
  );
}

import 'server-only';
import { and, asc, desc, eq, isNotNull, lt, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { customers } from '@/db/schema/customers';
import { drawerCounts, drawerMoves, drawers } from '@/db/schema/drawers';
import { members } from '@/db/schema/members';
import { payments } from '@/db/schema/payments';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';
import { type CashAmounts, drawerLines } from './drawer-lines';

const signers = alias(members, 'signers');

/** A drawer with all that moved in it, what it should hold, and its counts, oldest first. Throws `record_not_found`. */
export async function readDrawer(ctx: Pick<ReadContext, 'tx' | 'tenantId'>, drawerId: string) {
  if (!isId(drawerId)) throw new AppError('record_not_found');
  const { tx, tenantId } = ctx;
  const [drawer] = await tx
    .select({ drawer: drawers, clerk: members.name, signer: signers.name })
    .from(drawers)
    .innerJoin(members, and(eq(members.tenantId, drawers.tenantId), eq(members.id, drawers.memberId)))
    .leftJoin(signers, and(eq(signers.tenantId, drawers.tenantId), eq(signers.id, drawers.signedBy)))
    .where(and(eq(drawers.tenantId, tenantId), eq(drawers.id, drawerId)));
  if (!drawer) throw new AppError('record_not_found');
  const [entries, moves, counts, opening] = await Promise.all([
    listEntries(ctx, drawerId),
    tx
      .select({ move: drawerMoves, by: members.name })
      .from(drawerMoves)
      .leftJoin(members, and(eq(members.tenantId, drawerMoves.tenantId), eq(members.id, drawerMoves.movedBy)))
      .where(and(eq(drawerMoves.tenantId, tenantId), eq(drawerMoves.drawerId, drawerId)))
      .orderBy(asc(drawerMoves.movedAt), asc(drawerMoves.id)),
    tx
      .select({ count: drawerCounts, by: members.name })
      .from(drawerCounts)
      .leftJoin(members, and(eq(members.tenantId, drawerCounts.tenantId), eq(members.id, drawerCounts.countedBy)))
      .where(and(eq(drawerCounts.tenantId, tenantId), eq(drawerCounts.drawerId, drawerId)))
      .orderBy(asc(drawerCounts.countedAt), asc(drawerCounts.id)),
    openingFloat(ctx, drawer.drawer),
  ]);
  const movesOf = moves.map(({ move, by }) => ({ ...move, by: by ?? '' }));
  return {
    ...drawer.drawer,
    clerk: drawer.clerk,
    signer: drawer.signer,
    entries,
    moves: movesOf,
    counts: counts.map(({ count, by }) => ({ ...count, by: by ?? '' })),
    lines: drawerLines(opening, entries, movesOf),
  };
}

export type Drawer = Awaited<ReturnType<typeof readDrawer>>;

/** The payments that are in a drawer, in the order in which they were recorded. */
function listEntries({ tx, tenantId }: Pick<ReadContext, 'tx' | 'tenantId'>, drawerId: string) {
  return tx
    .select({ payment: payments, customer: customers.fullName })
    .from(payments)
    .innerJoin(customers, and(eq(customers.tenantId, payments.tenantId), eq(customers.id, payments.customerId)))
    .where(and(eq(payments.tenantId, tenantId), eq(payments.drawerId, drawerId)))
    .orderBy(asc(payments.receivedAt), asc(payments.id))
    .then((rows) => rows.map(({ payment, customer }) => ({ ...payment, customer, voided: payment.voidedAt !== null })));
}

/** What the clerk's last counted drawer before this one has left, in cents of each currency. */
async function openingFloat(
  { tx, tenantId }: Pick<ReadContext, 'tx' | 'tenantId'>,
  { id, memberId, openedAt }: typeof drawers.$inferSelect,
): Promise<CashAmounts> {
  const earlier = or(lt(drawers.openedAt, openedAt), and(eq(drawers.openedAt, openedAt), lt(drawers.id, id)));
  const [last] = await tx
    .select({ USD: drawerCounts.leftUsdCents, HTG: drawerCounts.leftHtgCents })
    .from(drawers)
    .innerJoin(drawerCounts, and(eq(drawerCounts.tenantId, drawers.tenantId), eq(drawerCounts.drawerId, drawers.id)))
    .where(
      and(
        eq(drawers.tenantId, tenantId),
        eq(drawerCounts.tenantId, tenantId),
        eq(drawers.memberId, memberId),
        isNotNull(drawers.closedAt),
        earlier,
      ),
    )
    .orderBy(desc(drawers.openedAt), desc(drawers.id), desc(drawerCounts.countedAt), desc(drawerCounts.id))
    .limit(1);
  return last ?? { USD: 0, HTG: 0 };
}

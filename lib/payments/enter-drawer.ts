import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { drawers } from '@/db/schema/drawers';
import { localDay } from '../dates';
import { AppError } from '../errors';
import { newId } from '../id';
import type { WriteContext } from '../server/command';

const ATTEMPTS = 10;

/**
 * A member's open drawer for today, in the company's time zone. If there is none, it is opened. It can't be closed before
 * the transaction ends, so money that moves meanwhile is either in its count or in the next drawer.
 */
export async function enterDrawer(ctx: WriteContext, memberId = ctx.member.id): Promise<string> {
  const { tenantId, tx, now } = ctx;
  const businessDay = localDay(now, ctx.tenant.timeZone);
  const mine = and(
    eq(drawers.tenantId, tenantId),
    eq(drawers.memberId, memberId),
    eq(drawers.businessDay, businessDay),
  );
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const [open] = await tx
      .select({ id: drawers.id })
      .from(drawers)
      .where(and(mine, isNull(drawers.closedAt)))
      .for('share');
    if (open) return open.id;
    // Of two first payments one opens the drawer, and the other finds it.
    const [opened] = await tx
      .insert(drawers)
      .values({ tenantId, id: newId(), memberId, businessDay, openedAt: now })
      .onConflictDoNothing()
      .returning({ id: drawers.id });
    if (opened) return opened.id;
  }
  throw new AppError('database_unavailable');
}

/** Keeps the drawer of a payment open until the transaction ends. Throws `payment_closed` if it was counted. */
export async function keepDrawerOpen(ctx: WriteContext, drawerId: string | null): Promise<void> {
  if (drawerId === null) return;
  const [open] = await ctx.tx
    .select({ id: drawers.id })
    .from(drawers)
    .where(and(eq(drawers.tenantId, ctx.tenantId), eq(drawers.id, drawerId), isNull(drawers.closedAt)))
    .for('share');
  if (!open) throw new AppError('payment_closed');
}

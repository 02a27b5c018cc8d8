import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { drawerCounts, drawers } from '@/db/schema/drawers';
import { AppError } from '../errors';
import { newId } from '../id';
import { command } from '../server/command';
import { countedLines } from './counted-lines';
import { piecesCents } from './drawer-lines';
import { drawerVersion } from './drawer-version';
import { CountDrawerInput } from './input';
import { lockDrawer } from './lock-drawer';

/**
 * Counts a drawer by notes and coins, and closes it: what moves from then on is in the next one (docs/rules.md §6). The
 * clerk of the drawer or a manager counts, and may count again until it is signed off or the next one is counted. Throws
 * `drawer_moved` if money has moved since the clerk began, `drawer_before_open` while an earlier one is not counted, and
 * `reason_required` where a difference is not explained.
 */
export const countDrawer = command(
  { name: 'drawers.count', permission: 'payments.close', input: CountDrawerInput },
  async (ctx, input) => {
    const { drawer, earlier, later } = await lockDrawer(ctx, input.drawerId);
    if (earlier.some(({ closedAt }) => closedAt === null)) throw new AppError('drawer_before_open');
    // The next one has begun with the float that this one left.
    if (later.some(({ closedAt }) => closedAt !== null))
      throw new AppError('invalid_transition', { params: { from: 'closed', to: 'counted' } });
    if (drawerVersion(drawer) !== input.seen) throw new AppError('drawer_moved');
    const { usd, htg, others, reason } = input;
    const lines = countedLines(drawer.lines, { usdPieces: usd, htgPieces: htg, others });
    const left = { leftUsdCents: input.leftUsdCents ?? 0, leftHtgCents: input.leftHtgCents ?? 0 };
    assertLeft(left, { leftUsdCents: piecesCents(usd), leftHtgCents: piecesCents(htg) });
    const differs = lines.some(({ differenceCents }) => differenceCents !== 0);
    if (differs && reason === '') throw new AppError('reason_required', { fields: { reason: 'reason_required' } });
    const count = {
      ...{ tenantId: ctx.tenantId, id: newId(), drawerId: drawer.id, countedAt: ctx.now, countedBy: ctx.member.id },
      ...{ lines: lines.map((line) => ({ ...line })), usdPieces: counted(usd), htgPieces: counted(htg), ...left },
      reason: differs ? reason : '',
    };
    await ctx.tx.insert(drawerCounts).values(count);
    await ctx.tx
      .update(drawers)
      .set({ closedAt: ctx.now })
      .where(and(eq(drawers.tenantId, ctx.tenantId), eq(drawers.id, drawer.id), isNull(drawers.closedAt)));
    ctx.record({ entity: 'drawer', entityId: drawer.id, before: null, after: count });
    return { id: drawer.id, countId: count.id };
  },
);

type Left = Record<'leftUsdCents' | 'leftHtgCents', number>;

/** Nobody leaves more in a drawer than was counted in it. */
function assertLeft(left: Left, held: Left): void {
  const over = (['leftUsdCents', 'leftHtgCents'] as const).filter((field) => left[field] > held[field]);
  if (over.length === 0) return;
  throw new AppError('validation_error', {
    fields: Object.fromEntries(over.map((field) => [field, 'left_exceeds_counted'])),
  });
}

function counted(pieces: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(pieces).filter(([, count]) => count > 0));
}

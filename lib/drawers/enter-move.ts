import 'server-only';
import { drawerMoves } from '@/db/schema/drawers';
import { newId } from '../id';
import { enterDrawer } from '../payments/enter-drawer';
import type { WriteContext } from '../server/command';
import type { DrawerCurrency } from './values';

interface Move {
  /** Whose drawer of today it is. */
  memberId: string;
  currency: DrawerCurrency;
  /** In cents of its currency. Negative: it is taken out. */
  amountCents: number;
  reason: string;
}

/** Cash that is put into a member's drawer or taken out of it, and is no payment of a customer. */
export async function enterMove(ctx: WriteContext, { memberId, ...what }: Move) {
  const drawerId = await enterDrawer(ctx, memberId);
  const { tenantId, now, member } = ctx;
  const move = { tenantId, id: newId(), drawerId, ...what, movedAt: now, movedBy: member.id };
  await ctx.tx.insert(drawerMoves).values(move);
  ctx.record({ action: 'drawers.move', entity: 'drawer', entityId: drawerId, before: null, after: move });
  return move;
}

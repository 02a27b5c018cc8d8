import 'server-only';
import { command } from '../server/command';
import { enterMove } from './enter-move';
import { MoveDrawerInput } from './input';

/** Puts cash into the acting member's drawer of today, or takes some out: change, the bank, the safe. It is no payment. */
export const moveDrawer = command(
  { name: 'drawers.move', permission: 'payments.close', input: MoveDrawerInput },
  async (ctx, { direction, currency, amountCents, reason }) => {
    const cents = direction === 'in' ? amountCents : -amountCents;
    const move = await enterMove(ctx, { memberId: ctx.member.id, currency, amountCents: cents, reason });
    return { id: move.id, drawerId: move.drawerId };
  },
);

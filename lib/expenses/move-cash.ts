import 'server-only';
import { enterMove } from '../drawers/enter-move';
import { type PaperText, paperText } from '../papers/paper-text';
import type { WriteContext } from '../server/command';
import { getTenantSettings } from '../tenants/get-tenant-settings';

interface Spent {
  method: string;
  currency: 'USD' | 'HTG';
  /** In US cents. */
  amountCents: number;
  paidHtgCents: number | null;
  /** The member whose drawer it is. */
  paidBy: string;
}

/**
 * Takes what was paid in cash out of the payer's drawer of today (docs/rules.md §6), or puts it back if `back`. What the
 * drawer says of it is in the company's language, because others than the clerk read it, too.
 */
export async function moveCash(
  ctx: WriteContext,
  { method, currency, amountCents, paidHtgCents, paidBy }: Spent,
  { back, say }: { back: boolean; say: (t: PaperText) => string },
): Promise<void> {
  if (method !== 'cash') return;
  const { defaultLocale } = await getTenantSettings(ctx);
  const cents = currency === 'HTG' ? (paidHtgCents ?? 0) : amountCents;
  const reason = say(paperText(defaultLocale));
  await enterMove(ctx, { memberId: paidBy, currency, amountCents: back ? cents : -cents, reason });
}

import 'server-only';
import { localToInstant } from '../dates';
import { DAY_MS } from '../durations';
import { AppError } from '../errors';
import { assertMay } from '../server/assert-may';
import type { ReadContext } from '../server/query';
import { getReturnFacts } from './return-facts';
import type { PreviewReturnInput } from './return-input';
import { returnLines, sumOfLines } from './return-lines';
import { proposeReturnCharges } from './return-proposal';

/** The longest rental, and a year late. Further ahead nobody asks what a return would cost; each night is work. */
const AHEAD_MS = 2 * 366 * DAY_MS;

/** The charges of a return as typed, and what they were calculated from. Changing one needs `rentals.waive`. */
export async function priceReturn(ctx: ReadContext, input: PreviewReturnInput) {
  const returned = localToInstant(input.returnedAt, ctx.tenant.timeZone);
  if (!returned) throw new AppError('validation_error', { fields: { returnedAt: 'invalid_date' } });
  if (returned.getTime() > ctx.now.getTime() + AHEAD_MS)
    throw new AppError('validation_error', { fields: { returnedAt: 'return_in_future' } });
  if (input.usedDaysOnly || input.changes.length > 0) assertMay(ctx, 'rentals.waive');
  const context = await getReturnFacts(ctx, { ...input, returned });
  // A vehicle back before its typed pickup time has still been out. The agreed days then count, and of the used days
  // the first (docs/rules.md §8).
  if (returned < context.present.left)
    throw new AppError('validation_error', { fields: { returnedAt: 'return_before_pickup' } });
  const proposed = proposeReturnCharges(context.facts);
  const lines = returnLines(proposed, context.facts.agreed, input, context.taxBasisPoints);
  return { ...context, returned, proposed, lines, sumCents: sumOfLines(lines) };
}

import { z } from 'zod';
import { PageInput } from '../lists/page-input';
import { blankAsNull, centsInput, wholeInput } from '../number-input';
import { PAYMENT_METHODS } from '../payments/values';
import { parseBalance } from './parse-balance';
import { CURRENCIES, DRAWER_TABS, PIECES } from './values';

const MAX_CENTS = 99_999_999_999;
const MOST_PIECES = 100_000;

const id = z.uuid('invalid_value');
const cents = centsInput({ min: 0, max: MAX_CENTS });
/** Of cards and the like a day may have given back more than came in. */
const balance = z
  .unknown()
  .transform((value) => (typeof value === 'string' ? (parseBalance(value) ?? value) : value))
  .pipe(centsInput({ min: -MAX_CENTS, max: MAX_CENTS }));
const reason = z.string().trim().max(500, 'too_long').default('');

/** How many there are of each note and coin, by its value in cents; blank for none. */
function pieces(currency: keyof typeof PIECES) {
  const count = blankAsNull(wholeInput({ min: 0, max: MOST_PIECES })).transform((value) => value ?? 0);
  return z.object(Object.fromEntries(PIECES[currency].map((value) => [String(value), count.default(0)])));
}

/** A count of a drawer. `seen` is `drawerVersion`: what had moved in it when the clerk began to count. */
export const CountDrawerInput = z.object({
  drawerId: id,
  seen: z.coerce.number().int('invalid_value'),
  usd: pieces('USD'),
  htg: pieces('HTG'),
  others: z.partialRecord(z.enum(PAYMENT_METHODS), blankAsNull(balance)).default({}),
  leftUsdCents: blankAsNull(cents),
  leftHtgCents: blankAsNull(cents),
  reason,
});

export const SignDrawerInput = z.object({ drawerId: id, countId: id });

/** Cash put into the acting member's drawer of today or taken out of it, in cents of its currency. */
export const MoveDrawerInput = z.object({
  direction: z.enum(['in', 'out'], 'required'),
  currency: z.enum(CURRENCIES, 'invalid_value'),
  amountCents: centsInput({ min: 1, max: MAX_CENTS }),
  reason: z.string().trim().min(1, 'reason_required').max(500, 'too_long'),
});

export const DrawerFilters = z.object({
  tab: z.enum(DRAWER_TABS).catch('open'),
  ...PageInput.shape,
});

export type DrawerFilters = z.output<typeof DrawerFilters>;

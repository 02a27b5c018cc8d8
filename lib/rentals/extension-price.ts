import { type PriceLine, type Quote, quoteRental, type Rates } from '../pricing/quote';
import { addedTax } from './added-tax';
import type { AgreedCharge } from './return-proposal';
import { swapRates } from './swap-rates';

const AFTER_HOURS_RETURN = 'after_hours_return';
/** Charged once for the pickup, however long the rental becomes. */
const AT_PICKUP = ['fuel_prepaid', 'after_hours_pickup'];

interface ExtensionFacts {
  out: Date;
  /** The new return time. */
  due: Date;
  /** The days charged so far. */
  chargedDays: number;
  graceMinutes: number;
  rates: Rates;
  agreed: readonly AgreedCharge[];
  taxBasisPoints: number | null;
  /** The fee of a return outside business hours at the new time; null where nothing is asked for it. */
  afterHours?: PriceLine | null;
}

export interface ExtensionPrice {
  /** The whole rental as if it had been booked until the new return time. */
  quote: Quote;
  /** What that adds to the agreement, line by line. */
  lines: PriceLine[];
  addedCents: number;
}

/**
 * The price of an extension: a fresh quote of the whole time at the agreement's own rates, less what was charged for it.
 * So no way of extending costs more or less than a booking of the whole (docs/rules.md §8). The agreed discount stays,
 * as far as the subtotal reaches. A rate that was agreed with a swap holds for the further days too.
 */
export function priceExtension(facts: ExtensionFacts): ExtensionPrice {
  const { agreed, taxBasisPoints } = facts;
  const live = agreed.filter(({ waived }) => !waived);
  const perDay = live
    .filter(({ kind, sentenceKey }) => kind !== 'rent' && sentenceKey === 'per_day')
    .map(({ kind, sentenceParams }) => ({ kind, perDayCents: Number(sentenceParams.rateCents ?? 0) }));
  const atPickup = live.filter(({ kind }) => AT_PICKUP.includes(kind)).map(lineOf);
  const once = facts.afterHours ? [...atPickup, facts.afterHours] : atPickup;
  const whole = { ...facts, perDay, once, discountCents: 0 };
  const discountCents = Math.min(-chargedFor(live, 'discount'), quoteRental(whole).subtotalCents);
  const quote = quoteRental({ ...whole, discountCents: Math.max(0, discountCents) });
  const added: PriceLine[] = quote.lines.flatMap((line) => {
    const chargedCents = chargedFor(live, line.kind);
    const amountCents = line.amountCents - chargedCents;
    if (line.kind === 'tax' || amountCents === 0) return [];
    const params = { ...line.sentence.params, wholeCents: line.amountCents, chargedCents };
    return [{ kind: line.kind, amountCents, sentence: { key: `extended_${line.sentence.key}`, params } }];
  });
  const returnFeeCents = chargedFor(live, AFTER_HOURS_RETURN);
  if (!facts.afterHours && returnFeeCents !== 0)
    added.push({
      kind: AFTER_HOURS_RETURN,
      amountCents: -returnFeeCents,
      sentence: { key: 'extended_within_hours', params: { chargedCents: returnFeeCents } },
    });
  const days = quote.days - facts.chargedDays;
  const rateCents = swapRates(agreed).reduce((total, swap) => total + swap.rateCents, 0);
  if (days * rateCents !== 0)
    added.push({
      kind: 'swap',
      amountCents: days * rateCents,
      sentence: { key: 'extended_swap_rate', params: { days, rateCents } },
    });
  const tax = addedTax(added, agreed, taxBasisPoints);
  const lines = tax ? [...added, tax] : added;
  return { quote, lines, addedCents: lines.reduce((total, { amountCents }) => total + amountCents, 0) };
}

function lineOf({ kind, amountCents, sentenceKey, sentenceParams }: AgreedCharge): PriceLine {
  return { kind, amountCents, sentence: { key: sentenceKey, params: sentenceParams } };
}

function chargedFor(live: readonly AgreedCharge[], kind: string): number {
  return live.reduce((total, charge) => total + (charge.kind === kind ? charge.amountCents : 0), 0);
}

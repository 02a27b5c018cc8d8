import 'server-only';
import type { Clash } from '../allocations/find-clash';
import { findRefusal } from '../allocations/find-refusal';
import { heldUntil } from '../allocations/held-until';
import { parseInput } from '../parse-input';
import type { PriceLine } from '../pricing/quote';
import type { ReadContext } from '../server/query';
import { PreviewExtensionInput } from './extend-input';
import { offerExtension } from './offer-extension';

export interface ExtensionPreview {
  /** The days of the whole rental that are charged then. */
  days: number;
  lines: PriceLine[];
  addedCents: number;
  /** What holds the vehicle in the added time; null if it is free. */
  clash: Clash | null;
}

/** What an extension would add, and whether the vehicle is free for it. Nothing is saved. */
export async function previewExtension(ctx: ReadContext, raw: unknown): Promise<ExtensionPreview> {
  const input = parseInput(PreviewExtensionInput, raw);
  const { price, vehicleId, due, until, settings } = await offerExtension(ctx, input);
  const clash = await findRefusal(ctx, {
    vehicleId,
    from: due,
    until: heldUntil(until, settings.turnaroundMinutes),
    exceptRentalId: input.rentalId,
  });
  return { days: price.quote.days, lines: price.lines, addedCents: price.addedCents, clash };
}

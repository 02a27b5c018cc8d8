import 'server-only';
import type { Clash } from '../allocations/find-clash';
import { findRefusal } from '../allocations/find-refusal';
import { findTakenUnits } from '../allocations/find-taken-units';
import { heldUntil } from '../allocations/held-until';
import { parseInput } from '../parse-input';
import type { PriceLine } from '../pricing/quote';
import { OPTIONS, type RentalOption } from '../pricing/values';
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
  /** The agreed options of which no unit is left until then. */
  takenOptions: RentalOption[];
}

/** What an extension would add, and whether the vehicle and its options are free for it. Nothing is saved. */
export async function previewExtension(ctx: ReadContext, raw: unknown): Promise<ExtensionPreview> {
  const input = parseInput(PreviewExtensionInput, raw);
  const { price, vehicleId, out, due, until, settings, record } = await offerExtension(ctx, input);
  const clash = await findRefusal(ctx, {
    vehicleId,
    from: due,
    until: heldUntil(until, settings.turnaroundMinutes),
    exceptRentalId: input.rentalId,
  });
  const agreed = OPTIONS.filter((option) => record.rental.options.includes(option));
  const except = { rentalId: input.rentalId };
  const takenOptions = await findTakenUnits(ctx, agreed, { settings, from: out, until, except });
  return { days: price.quote.days, lines: price.lines, addedCents: price.addedCents, clash, takenOptions };
}

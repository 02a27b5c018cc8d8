import 'server-only';
import { type Clash, findOut } from '../allocations/find-clash';
import { findRefusal } from '../allocations/find-refusal';
import { heldUntil } from '../allocations/held-until';
import { parseInput } from '../parse-input';
import type { ReadContext } from '../server/query';
import { offerSwap } from './offer-swap';
import { PreviewSwapInput } from './swap-input';
import type { SwapPrice } from './swap-price';

export interface SwapPreview extends SwapPrice {
  vehicle: { id: string; label: string; odometerKm: number };
  /** What holds the new vehicle until the agreed return; null if it is free. */
  clash: Clash | null;
}

/** What a swap would add, and whether the new vehicle is free for it. Nothing is saved. */
export async function previewSwap(ctx: ReadContext, raw: unknown): Promise<SwapPreview> {
  const input = parseInput(PreviewSwapInput, raw);
  const { price, next, at, due, settings } = await offerSwap(ctx, input);
  const until = heldUntil(due, settings.turnaroundMinutes);
  const held = await findRefusal(ctx, { vehicleId: next.id, from: at, until });
  const { id, make, model, plate, odometerKm } = next;
  const vehicle = { id, label: `${make} ${model}, ${plate}`, odometerKm };
  return { ...price, vehicle, clash: held ?? (await findOut(ctx, id)) };
}

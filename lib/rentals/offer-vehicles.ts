import 'server-only';
import { withOnePlan } from '@/db/one-plan';
import { findOwnReservation } from '../allocations/find-own-reservation';
import { findVehicleOption } from '../allocations/find-vehicle-option';
import { listLikelyVehicles } from '../allocations/list-likely-vehicles';
import { searchAvailableVehicles } from '../allocations/search-available-vehicles';
import { typedPeriod } from '../allocations/typed-period';
import type { VehicleOption } from '../allocations/vehicle-option';
import { isId } from '../id';
import type { FuelLevel } from '../pricing/values';
import { listRateRules } from '../rates/list-rate-rules';
import { findTier } from '../rates/propose-rate';
import { findRatePromise } from '../reservations/find-promised-rate';
import { sentText } from '../sent-text';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { type OfferedPrice, priceOffer } from './price-offer';
import { readOfferFacts } from './read-offer-facts';

const LONGEST_SEARCH = 100;
const MOST_OFFERS = 60;

export interface VehicleOffer extends VehicleOption, OfferedPrice {
  className: string | null;
  /** The attachment that is its main photo; null for none. */
  coverId: string | null;
  /** As it was at the last inspection; null if there was none. */
  fuelLevel: FuelLevel | null;
  /** When it last came back; null if it never did. */
  lastReturnAt: Date | null;
}

export interface VehicleOffers {
  offers: VehicleOffer[];
  /** Whether more vehicles are free. */
  hasMore: boolean;
}

export interface OfferQuestion {
  /** Empty for the most likely vehicles that are free. What a text finds is also offered where it is taken, with the reason. */
  text: string;
  count: number;
  draftId?: string;
}

/** The vehicles that the wizard offers under its terms, each with its price, and the chosen one among them. */
export function offerVehicles(ctx: ReadContext, typed: unknown, asked: OfferQuestion): Promise<VehicleOffers> {
  const read = () => offer(ctx, typed, asked);
  // A search depends on how common its words are.
  return sentText(asked?.text).trim() ? read() : withOnePlan(read);
}

async function offer(ctx: ReadContext, typed: unknown, asked: OfferQuestion): Promise<VehicleOffers> {
  const values = Object(typed);
  const customerId = isId(values.customerId) ? values.customerId : null;
  const [settings, exceptReservationId, tier, rules] = await Promise.all([
    getTenantSettings(ctx),
    findOwnReservation(ctx, asked?.draftId),
    findTier(ctx, customerId),
    listRateRules(ctx),
  ]);
  const period = { ...typedPeriod(values, settings, ctx.now), handOver: true, exceptReservationId };
  const text = sentText(asked?.text).trim();
  const count = Math.min(Math.max(1, typeof asked?.count === 'number' ? Math.trunc(asked.count) || 1 : 1), MOST_OFFERS);
  const [found, chosen, promise] = await Promise.all([
    text
      ? searchAvailableVehicles(ctx, { text: text.slice(0, LONGEST_SEARCH), ...period })
      : listLikelyVehicles(ctx, { customerId, limit: count + 1, ...period }),
    findVehicleOption(ctx, values.vehicleId, period),
    findRatePromise(ctx, exceptReservationId),
  ]);
  const rows = text ? found : found.slice(0, count);
  const options = chosen && !rows.some(({ id }) => id === chosen.id) ? [chosen, ...rows] : rows;
  const facts = await readOfferFacts(
    ctx,
    options.map(({ id }) => id),
  );
  const offers = options.flatMap((option) => {
    const fact = facts.get(option.id);
    if (!fact) return [];
    const { rates, ...shown } = fact;
    const vehicle = { id: option.id, dailyRateCents: option.dailyRateCents, ...rates };
    return [{ ...option, ...shown, ...priceOffer(vehicle, { typed, tier, rules, promise, settings }) }];
  });
  return { offers, hasMore: !text && found.length > count };
}

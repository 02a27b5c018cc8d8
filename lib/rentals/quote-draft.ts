import 'server-only';
import { type Clash, findOut } from '../allocations/find-clash';
import { findKeptHold } from '../allocations/find-kept-hold';
import { findOwnReservation } from '../allocations/find-own-reservation';
import { findRefusal } from '../allocations/find-refusal';
import { heldUntil } from '../allocations/held-until';
import { AppError, type ErrorCode, type FieldErrors } from '../errors';
import { localPeriod } from '../local-period';
import { parseInput } from '../parse-input';
import { type Quote, quoteRental } from '../pricing/quote';
import { findTier, proposeRate } from '../rates/propose-rate';
import type { PeriodRate } from '../rates/rate-for-period';
import { findPromisedRate } from '../reservations/find-promised-rate';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { getVehicle } from '../vehicles/get-vehicle';
import { agreementTerms, companyPrices } from './agreement-terms';
import { findHandOverBlockers, type HandOverBlocker } from './find-hand-over-blockers';
import { QuoteInput, RateQuestionInput } from './input';

export interface DraftQuote {
  quote: Quote | null;
  /** The rate from the company's rules, with the parts it was calculated from. */
  proposed: PeriodRate | null;
  /** The company's price for a day's insurance; null if the rate is null. */
  insurancePerDayCents: number | null;
  /** Why there is no price yet; null if there is one, or if a choice is simply still missing. */
  problem: ErrorCode | null;
  /** The fields that the server refused. A field that is still empty is not among them. */
  fields: FieldErrors;
  clash: Clash | null;
  /** Other known reasons that would prevent the handover. */
  blockers: HandOverBlocker[];
}

/**
 * The price of the wizard's current values, calculated only here. Without a price, it still says what is known: the
 * rate, and what would prevent the hand-over.
 */
export async function quoteDraft(ctx: ReadContext, values: unknown, draftId?: string): Promise<DraftQuote> {
  const draft: DraftQuote = {
    quote: null,
    proposed: null,
    insurancePerDayCents: null,
    problem: null,
    fields: {},
    clash: null,
    blockers: [],
  };
  try {
    const question = parseInput(RateQuestionInput, values);
    const [vehicle, settings, tier, exceptReservationId] = await Promise.all([
      getVehicle(ctx, question.vehicleId),
      getTenantSettings(ctx),
      findTier(ctx, question.customerId),
      findOwnReservation(ctx, draftId),
    ]);
    const period = localPeriod(question, settings);
    const promised = { customerId: question.customerId, vehicle, ...period, ...settings };
    const proposed =
      (await findPromisedRate(ctx, exceptReservationId, promised)) ??
      (await proposeRate(ctx, { vehicle, tier, ...period, ...settings }));
    draft.proposed = proposed;
    draft.insurancePerDayCents = settings.insurancePerDayCents;
    const kept = exceptReservationId && (await findKeptHold(ctx, vehicle.id, { reservationId: exceptReservationId }));
    const until = heldUntil(period.due, settings.turnaroundMinutes, kept || null);
    const asked = { vehicleId: vehicle.id, from: period.out, until, exceptReservationId };
    draft.clash = (await findRefusal(ctx, asked)) ?? (await findOut(ctx, vehicle.id));
    draft.blockers = await findHandOverBlockers(ctx, {
      customerId: question.customerId,
      driverIds: Object(values).driverIds,
      returnLocation: question.returnLocation,
      vehicle,
      ...period,
      settings,
    });
    const { dailyRateCents } = proposed;
    const company = companyPrices(question, { dailyRateCents, insurancePerDayCents: settings.insurancePerDayCents });
    const input = parseInput(QuoteInput, Object.assign({}, values, company));
    draft.quote = quoteRental(agreementTerms(input, proposed.rates, settings));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const refused = Object.entries(error.fields ?? {}).filter(([, code]) => code !== 'required');
    draft.fields = Object.fromEntries(refused);
    draft.problem = error.code === 'validation_error' ? null : error.code;
  }
  return draft;
}

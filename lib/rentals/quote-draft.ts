import 'server-only';
import { findClash, findOut } from '../allocations/find-clash';
import { heldUntil } from '../allocations/held-until';
import { AppError, type ErrorCode } from '../errors';
import { localPeriod } from '../local-period';
import { parseInput } from '../parse-input';
import { type Quote, quoteRental } from '../pricing/quote';
import { findTier, proposeRate } from '../rates/propose-rate';
import type { PeriodRate } from '../rates/rate-for-period';
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
  clash: Awaited<ReturnType<typeof findClash>>;
  /** Other known reasons that would prevent the handover. */
  blockers: HandOverBlocker[];
}

/** The price of the wizard's current values. Calculated only here. */
export async function quoteDraft(ctx: ReadContext, values: unknown): Promise<DraftQuote> {
  let proposed: PeriodRate | null = null;
  let insurancePerDayCents: number | null = null;
  try {
    const question = parseInput(RateQuestionInput, values);
    const [vehicle, settings, tier] = await Promise.all([
      getVehicle(ctx, question.vehicleId),
      getTenantSettings(ctx),
      findTier(ctx, question.customerId),
    ]);
    proposed = await proposeRate(ctx, { vehicle, tier, ...localPeriod(question, settings), ...settings });
    insurancePerDayCents = settings.insurancePerDayCents;
    const company = companyPrices(question, { dailyRateCents: proposed.dailyRateCents, insurancePerDayCents });
    const input = parseInput(QuoteInput, Object.assign({}, values, company));
    const terms = agreementTerms(input, proposed.rates, settings);
    const until = heldUntil(terms.due, settings.turnaroundMinutes);
    const clash =
      (await findClash(ctx, { vehicleId: vehicle.id, from: terms.out, until })) ?? (await findOut(ctx, vehicle.id));
    const blockers = await findHandOverBlockers(ctx, {
      customerId: question.customerId,
      driverIds: Object(values).driverIds,
      vehicle,
      out: terms.out,
      due: terms.due,
      settings,
    });
    return { quote: quoteRental(terms), proposed, insurancePerDayCents, problem: null, clash, blockers };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problem = error.code === 'validation_error' ? null : error.code;
    return { quote: null, proposed, insurancePerDayCents, problem, clash: null, blockers: [] };
  }
}

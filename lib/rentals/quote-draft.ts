import 'server-only';
import { findClash, findOut } from '../allocations/find-clash';
import { AppError, type ErrorCode } from '../errors';
import { type Quote, quoteRental } from '../pricing/quote';
import { parseInput } from '../server/parse-input';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { getVehicle } from '../vehicles/get-vehicle';
import { agreementTerms } from './agreement-terms';
import { QuoteInput } from './input';

export interface DraftQuote {
  quote: Quote | null;
  /** Why there is no price yet; null where there is one, or where a choice is simply still missing. */
  problem: ErrorCode | null;
  clash: Awaited<ReturnType<typeof findClash>>;
}

/** The price of the wizard's values as they stand, computed here and nowhere else. */
export async function quoteDraft(ctx: ReadContext, values: unknown): Promise<DraftQuote> {
  try {
    const input = parseInput(QuoteInput, values);
    const [vehicle, settings] = await Promise.all([getVehicle(ctx, input.vehicleId), getTenantSettings(ctx)]);
    const terms = agreementTerms(input, vehicle, settings);
    const until = new Date(terms.due.getTime() + settings.turnaroundMinutes * 60_000);
    const clash =
      (await findClash(ctx, { vehicleId: vehicle.id, from: terms.out, until })) ?? (await findOut(ctx, vehicle.id));
    return { quote: quoteRental(terms), problem: null, clash };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { quote: null, problem: error.code === 'validation_error' ? null : error.code, clash: null };
  }
}

import 'server-only';
import type { Clash } from '../allocations/find-clash';
import { type ClassRefusal, findClassRefusal } from '../allocations/find-class-refusal';
import { findKeptHold } from '../allocations/find-kept-hold';
import { findOthers, type OtherVehicle } from '../allocations/find-others';
import { findRefusal } from '../allocations/find-refusal';
import { heldUntil } from '../allocations/held-until';
import { AppError, type ErrorCode, type FieldErrors } from '../errors';
import { parseInput } from '../parse-input';
import { periodRefusals } from '../period-refusals';
import type { Quote } from '../pricing/quote';
import { findTier } from '../rates/propose-rate';
import type { PeriodRate } from '../rates/rate-for-period';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { findDanger } from './find-danger';
import { findTakenOptions } from './find-taken-options';
import { getReservation } from './get-reservation';
import { ReservationQuestion } from './input';
import { keptRates } from './kept-rates';
import { periodField } from './period-field';
import { priceReservation } from './price-reservation';
import { reservationRecord } from './reservation-record';

export interface ReservationQuote {
  quote: Quote | null;
  /** The rate from the company's rules, with the parts it was calculated from. */
  proposed: PeriodRate | null;
  /** Why there is no price yet; null if there is one, or if a choice is simply still missing. */
  problem: ErrorCode | null;
  /** What the server would refuse, at its field. A field that is still empty is not among them. */
  fields: FieldErrors;
  /** What the chosen vehicle clashes with, and free ones of its class. */
  clash: Clash | null;
  others: OtherVehicle[];
  /** Set if the booked class has no vehicle. */
  classTaken: ClassRefusal | null;
}

const NOTHING: ReservationQuote = {
  quote: null,
  proposed: null,
  problem: null,
  fields: {},
  clash: null,
  others: [],
  classTaken: null,
};

/**
 * The price of a reservation's current values, line by line, and whether vehicle, class and options are free. A
 * reservation that is being edited does not stand against itself, and keeps the rates that it has promised.
 */
export async function quoteReservation(
  ctx: ReadContext,
  values: unknown,
  editedId: string | null = null,
): Promise<ReservationQuote> {
  try {
    const question = parseInput(ReservationQuestion, values);
    const [settings, tier, edited, danger] = await Promise.all([
      getTenantSettings(ctx),
      findTier(ctx, question.customerId),
      editedId ? getReservation(ctx, editedId) : null,
      editedId ? findDanger(ctx, editedId) : null,
    ]);
    const before = edited && reservationRecord(edited.reservation, settings.timeZone);
    const promised = edited && before && keptRates(before, edited.reservation, question, danger !== null);
    const price = await priceReservation(ctx, question, { settings, tier, promised });
    const isMoved = before?.pickupAt !== question.pickupAt || before?.dueAt !== question.dueAt;
    // A class keeps its place in the fleet while nothing about it changes, whatever has become of the preparation time.
    const keepsClass = !isMoved && question.classId !== null && before?.classId === question.classId;
    const stays = edited && question.vehicleId !== null && before?.vehicleId === question.vehicleId;
    const kept = stays
      ? await findKeptHold(ctx, edited.reservation.vehicleId, { reservationId: edited.reservation.id })
      : null;
    const until = heldUntil(price.due, settings.turnaroundMinutes, kept);
    const asked = { from: price.out, until, exceptReservationId: editedId };
    const [free, options] = await Promise.all([
      keepsClass ? {} : freeOrNot(ctx, question, asked),
      findTakenOptions(ctx, question, { settings, ...asked, until: price.due }),
    ]);
    const isElsewhere =
      before?.pickupLocation !== question.pickupLocation || before?.returnLocation !== question.returnLocation;
    const outside = isMoved || isElsewhere ? price.outside : {};
    const refused = isMoved ? periodRefusals({ pickupAt: price.out, dueAt: price.due }, ctx.now) : [];
    const period = Object.fromEntries(refused.toReversed().map((code) => [periodField(code), code]));
    const { quote, proposed } = price;
    return { ...NOTHING, ...free, quote, proposed, fields: { ...options, ...outside, ...period } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = Object.entries(error.fields ?? {}).filter(([, code]) => code !== 'required');
    const problem = error.code === 'validation_error' ? null : error.code;
    return { ...NOTHING, fields: Object.fromEntries(fields), problem };
  }
}

async function freeOrNot(
  ctx: ReadContext,
  { vehicleId, classId }: ReservationQuestion,
  asked: { from: Date; until: Date; exceptReservationId: string | null },
): Promise<Partial<ReservationQuote>> {
  if (!vehicleId) return { classTaken: await findClassRefusal(ctx, classId ?? '', asked) };
  const clash = await findRefusal(ctx, { vehicleId, ...asked });
  return clash ? { clash, others: await findOthers(ctx, { vehicleId, ...asked }) } : {};
}

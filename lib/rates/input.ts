import { z } from 'zod';
import { TIERS } from '../customers/values';
import { dayInput } from '../day-input';
import { LocalTimeInput } from '../local-time-input';
import { basisPointsInput, blankAsNull, centsInput } from '../number-input';
import { VersionInput } from '../version-input';
import { RULE_PRICES } from './values';

const day = dayInput('2000-01-01', '2100-12-31');

const fields = {
  name: z.string().trim().min(1, 'required').max(120, 'too_long'),
  /** Whole local days, both included. Null means no limit on that side. */
  startsOn: blankAsNull(day),
  endsOn: blankAsNull(day),
  classId: blankAsNull(z.uuid('invalid_value')),
  tier: blankAsNull(z.enum(TIERS, 'invalid_value')),
  price: z.enum(RULE_PRICES, 'required'),
  dailyRateCents: blankAsNull(centsInput({ min: 100, max: 999_999 })),
  /** Hundredths of a percent, or the text people type: `12.5`. */
  changeBasisPoints: blankAsNull(basisPointsInput({ min: 1, max: 50_000 })),
};

const MOST_LOWERED = 9_500;

interface RuleFields {
  startsOn: string | null;
  endsOn: string | null;
  tier: unknown;
  price: string;
  dailyRateCents: number | null;
  changeBasisPoints: number | null;
}

function checkRule(rule: RuleFields, context: z.core.$RefinementCtx): void {
  const refuse = (path: keyof RuleFields, message: string, params?: Record<string, number>) =>
    context.addIssue({ code: 'custom', path: [path], message, ...(params && { params }) });
  if (rule.startsOn && rule.endsOn && rule.endsOn < rule.startsOn) refuse('endsOn', 'season_backwards');
  if (!rule.startsOn && !rule.endsOn && !rule.tier) refuse('startsOn', 'rate_scope_missing');
  if (rule.price === 'own' && rule.dailyRateCents === null) refuse('dailyRateCents', 'required');
  if (rule.price !== 'own' && rule.changeBasisPoints === null) refuse('changeBasisPoints', 'required');
  if (rule.price === 'lower' && (rule.changeBasisPoints ?? 0) > MOST_LOWERED)
    refuse('changeBasisPoints', 'out_of_range', { fromBasisPoints: 1, toBasisPoints: MOST_LOWERED });
}

export const CreateRateRuleInput = z.object(fields).superRefine(checkRule);
export const UpdateRateRuleInput = z
  .object({ ruleId: z.uuid('record_not_found'), version: VersionInput, ...fields })
  .superRefine(checkRule);
export const ArchiveRateRuleInput = z.object({ ruleId: z.uuid('record_not_found') });

export type RateRuleInput = z.output<typeof CreateRateRuleInput>;

/** The price of a period for one vehicle, or for the cheapest vehicle of a class. */
export const RatePreviewInput = z
  .object({
    vehicleId: blankAsNull(z.uuid('record_not_found')),
    classId: blankAsNull(z.uuid('record_not_found')),
    tier: blankAsNull(z.enum(TIERS, 'invalid_value')),
    pickupAt: LocalTimeInput,
    dueAt: LocalTimeInput,
  })
  .refine(({ vehicleId, classId }) => vehicleId !== null || classId !== null, {
    path: ['vehicleId'],
    message: 'required',
  });

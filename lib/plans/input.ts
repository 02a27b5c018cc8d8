import { z } from 'zod';
import { blankAsNull, centsInput, wholeInput } from '../number-input';
import { VersionInput } from '../version-input';

const planId = z.guid('record_not_found');
/** 10,000 US dollars a month. */
const price = centsInput({ min: 0, max: 1_000_000 });
const limits = {
  vehicleLimit: blankAsNull(wholeInput({ min: 1, max: 100_000 })),
  memberLimit: blankAsNull(wholeInput({ min: 1, max: 100_000 })),
  calendarFeeds: z.boolean().default(true),
  reportMails: z.boolean().default(true),
  programAccess: z.boolean().default(true),
};

export const CreatePlanInput = z.object({
  /** It stands on invoices, so that it never changes. */
  name: z
    .string()
    .trim()
    .min(1, 'required')
    .max(40, 'too_long')
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} +-]*$/u, 'plan_name_characters'),
  monthlyPriceCents: price,
  ...limits,
});

export const UpdatePlanInput = z.object({ planId, version: VersionInput, ...limits });

export const PricePlanInput = z.object({
  planId,
  version: VersionInput,
  monthlyPriceCents: price,
  /** Not needed where the price is to stay as it is. */
  fromDay: blankAsNull(z.iso.date('invalid_date')),
});

export const NamedPlanInput = z.object({ planId });

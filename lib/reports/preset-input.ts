import { z } from 'zod';
import { ReportInput } from './input';
import { MAILINGS, QUICK_RANGES } from './values';

/** A kept report. With a named range its days are those of that range whenever it is opened. */
export const KeepPresetInput = z.intersection(
  ReportInput,
  z.object({
    name: z.string().trim().min(1, 'required').max(120, 'too_long'),
    shared: z.boolean('invalid_value').default(false),
    range: z.enum(QUICK_RANGES, 'invalid_value').nullable().default(null),
  }),
);

export const RemovePresetInput = z.object({ presetId: z.uuid('record_not_found') });

export const MailPresetInput = z.object({
  presetId: z.uuid('record_not_found'),
  every: z.enum(MAILINGS, 'invalid_value'),
});

import { z } from 'zod';
import { PeriodInput } from './period-input';
import { REPORT_FORMATS, REPORT_TYPES } from './values';

/** A report's period and what it holds. `types` may be repeated or separated by commas. */
export const ReportInput = z.intersection(
  PeriodInput,
  z.object({
    types: z
      .union([z.string(), z.array(z.string())])
      .transform((given) => (typeof given === 'string' ? given.split(',') : given))
      .pipe(z.array(z.enum(REPORT_TYPES, 'invalid_value')).min(1, 'required'))
      // Once each, in the order in which a file has them.
      .transform((given) => REPORT_TYPES.filter((type) => given.includes(type))),
  }),
);
export type ReportInput = z.output<typeof ReportInput>;

export const ExportInput = z.intersection(ReportInput, z.object({ format: z.enum(REPORT_FORMATS, 'invalid_value') }));
export type ExportInput = z.output<typeof ExportInput>;

/** An id that the browser chooses, so that it can ask for the progress of what it downloads. */
export const ExportIdInput = z.object({ exportId: z.uuid('invalid_value') });
export const BeginExportInput = z.intersection(ExportInput, ExportIdInput);

import { z } from 'zod';
import { dayInput } from '../day-input';
import { USABLE_DAYS } from '../usable-days';
import { QUICK_RANGES, REPORT_FORMATS, REPORT_TYPES } from './values';

const day = dayInput(USABLE_DAYS.from, USABLE_DAYS.to).nullable().catch(null).default(null);

/** What a screen's address asks for. Days of one's own go before a named range; anything invalid falls back. */
export const ReportFilters = z.object({
  range: z.enum(QUICK_RANGES).nullable().catch(null).default(null),
  from: day,
  until: day,
  types: z
    .union([z.string(), z.array(z.string())])
    .nullable()
    .default(null)
    .transform((given) => (given === null ? null : REPORT_TYPES.filter((type) => [given].flat().includes(type)))),
  format: z.enum(REPORT_FORMATS).catch('csv').default('csv'),
});
export type ReportFilters = z.output<typeof ReportFilters>;

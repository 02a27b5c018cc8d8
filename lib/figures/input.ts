import { z } from 'zod';
import { PeriodInput } from '../reports/period-input';
import { FIGURE_FORMATS, REVENUE_BY } from './values';

export const ExportFiguresInput = z.intersection(
  PeriodInput,
  z.object({ format: z.enum(FIGURE_FORMATS, 'invalid_value') }),
);
export type ExportFiguresInput = z.output<typeof ExportFiguresInput>;

/** What the screen of figures is asked for besides its period. */
export const FiguresAddress = z.object({
  by: z.enum(REVENUE_BY).exclude(['day']).catch('vehicle'),
  tab: z.enum(['overview', 'vehicles']).catch('overview'),
});

import { z } from 'zod';
import { PeriodInput } from '../reports/period-input';
import { FIGURE_FORMATS, REVENUE_BY } from './values';

export const ExportFiguresInput = z.intersection(
  PeriodInput,
  z.object({ format: z.enum(FIGURE_FORMATS, 'invalid_value') }),
);
export type ExportFiguresInput = z.output<typeof ExportFiguresInput>;

export const FIGURE_TABS = ['overview', 'vehicles'] as const;

/** What the screen of figures is asked for besides its period. */
export const FiguresAddress = z.object({
  by: z.enum(REVENUE_BY).exclude(['day']).catch('vehicle'),
  tab: z.enum(FIGURE_TABS).catch('overview'),
});

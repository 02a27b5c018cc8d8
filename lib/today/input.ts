import { z } from 'zod';

/** The day of the list of what goes out and comes back, and whether it is the version for printing. */
export const DayFilters = z.object({
  day: z.enum(['today', 'tomorrow']).catch('today'),
  print: z
    .literal('1')
    .transform(() => true)
    .catch(false),
});

export type DayFilters = z.output<typeof DayFilters>;

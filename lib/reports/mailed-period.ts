import { type Period, quickRange } from './quick-range';
import type { Mailing } from './values';

/** The week or month that was over before `today`: what a mail tells of. */
export function mailedPeriod(every: Exclude<Mailing, 'never'>, today: string): Period {
  return quickRange(every === 'weekly' ? 'last_week' : 'last_month', today);
}

import type { Translate } from '@/lib/i18n/translate';
import type { Tally } from '@/lib/today/tally-movements';

/** How much a day has, and how much is open from before it, if anything. */
export function countsText(t: Translate, { out, back, earlier }: Tally): string {
  const counts = t('today.counts', { out, back });
  return earlier > 0 ? t('today.counts_late', { counts, earlier }) : counts;
}

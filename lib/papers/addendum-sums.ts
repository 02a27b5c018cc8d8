import { formatDate } from '../dates';
import { formatMoney, usdToHtgCents } from '../money';
import { sentenceParams } from '../pricing/sentence';
import type { AddendumData } from './addendum-data';
import type { SumLine } from './paper-sums';
import { kindName, type PaperText } from './paper-text';
import { shownRate } from './shown-rate';

/** What an addendum adds, line by line with how each was computed, its sum, and the sum in gourdes. */
export function addendumSums({ lines, addedCents, gourde, locale, timeZone }: AddendumData, t: PaperText): SumLine[] {
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const sums: SumLine[] = lines.map(({ kind, amountCents, sentence }) => ({
    label: kindName(t, kind),
    detail: t(`pricing.${sentence.key}`, sentenceParams(sentence.params, locale)),
    amount: usd(amountCents),
  }));
  sums.push({ label: t('papers.addendum_added'), amount: usd(addedCents), weight: 'total' });
  if (!gourde || addedCents === 0) return sums;
  const { rate, on } = gourde;
  const detail = t('papers.htg_rate', { rate: shownRate(rate, locale), date: formatDate(on, locale, timeZone) });
  const amount = formatMoney(usdToHtgCents(addedCents, rate), 'HTG', locale);
  return [...sums, { label: t('papers.equivalent_htg'), detail, amount }];
}

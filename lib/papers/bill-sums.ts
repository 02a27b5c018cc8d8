import { formatDate } from '../dates';
import { formatMoney, formatNumber, usdToHtgCents } from '../money';
import { sentenceParams } from '../pricing/sentence';
import type { BillData, BillGroup } from './bill-data';
import type { SumLine } from './paper-sums';
import { kindName, type PaperText } from './paper-text';
import { shownRate } from './shown-rate';

/** The lines of one rental or reservation, each with how it was computed. */
export function billLines(group: BillGroup, { locale }: BillData, t: PaperText): SumLine[] {
  return group.lines.map(({ kind, sentence, note, amountCents }) => {
    const how =
      t.has(`pricing.${sentence.key}`) && t(`pricing.${sentence.key}`, sentenceParams(sentence.params, locale));
    return {
      label: kindName(t, kind),
      detail: [how, note].filter(Boolean).join(' · '),
      amount: formatMoney(amountCents, 'USD', locale),
    };
  });
}

/** Without tax, the tax, the total, and what is left to pay of an invoice, in dollars and gourdes. */
export function billSums(data: BillData, t: PaperText): SumLine[] {
  const { locale, timeZone, gourde, totalCents, paidCents, kind } = data;
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const sums: SumLine[] = [{ label: t('papers.bill_subtotal'), amount: usd(data.subtotalCents), weight: 'subtotal' }];
  if (data.taxCents !== 0) sums.push({ label: taxName(data, t), amount: usd(data.taxCents) });
  else if (data.exemptReason)
    sums.push({
      label: data.taxLabel,
      detail: t(`papers.bill_exempt_${data.exemption ?? 'other'}`, { reason: data.exemptReason }),
      amount: usd(0),
    });
  sums.push({ label: t(`papers.bill_total_${kind}`), amount: usd(totalCents), weight: 'total' });
  if (paidCents > 0) {
    sums.push({ label: t('papers.bill_paid'), amount: usd(-paidCents) });
    sums.push({ label: t('papers.bill_left'), amount: usd(totalCents - paidCents), weight: 'total' });
  }
  if (gourde)
    sums.push({
      label: t('papers.equivalent_htg'),
      detail: t('papers.htg_rate', {
        rate: shownRate(gourde.rate, locale),
        date: formatDate(gourde.on, locale, timeZone),
      }),
      amount: formatMoney(usdToHtgCents(totalCents - paidCents, gourde.rate), 'HTG', locale),
    });
  return sums;
}

function taxName({ taxLabel, taxPercent, locale }: BillData, t: PaperText): string {
  if (taxPercent === null) return taxLabel;
  const percent = formatNumber(taxPercent, locale, Number.isInteger(taxPercent) ? 0 : 2);
  return t('papers.tax_line', { label: taxLabel, percent });
}

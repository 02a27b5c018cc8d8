import { formatDate } from '../dates';
import { formatMoney, usdToHtgCents } from '../money';
import { isRefund } from './is-refund';
import type { SumLine } from './paper-sums';
import type { PaperText } from './paper-text';
import type { ReceiptData } from './receipt-data';
import { shownRate } from './shown-rate';

/** The amount, its value in gourdes, and the balance after it. */
export function receiptSums(data: ReceiptData, t: PaperText): SumLine[] {
  const { locale } = data;
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const refund = isRefund(data);
  const lines: SumLine[] = [
    {
      label: t(refund ? 'papers.amount_refunded' : 'papers.amount_received'),
      amount: usd(data.amountCents),
      weight: 'total',
    },
  ];
  const gourdes = gourdeLine(data, { t, refund });
  if (gourdes) lines.push(gourdes);
  const after: SumLine[] = [];
  if (data.dueAfterCents !== null) {
    const owed = data.dueAfterCents < 0;
    after.push({
      label: t(owed ? 'papers.owed_after' : data.beforePickup ? 'papers.left_after' : 'papers.due_after'),
      amount: usd(Math.abs(data.dueAfterCents)),
    });
  }
  if (data.depositHeldCents !== null)
    after.push({ label: t('papers.deposit_held'), amount: usd(data.depositHeldCents) });
  if (data.advanceHeldCents) after.push({ label: t('papers.advance_held'), amount: usd(data.advanceHeldCents) });
  return [...lines, ...after.map((line, index): SumLine => (index === 0 ? { ...line, weight: 'subtotal' } : line))];
}

function gourdeLine(data: ReceiptData, { t, refund }: { t: PaperText; refund: boolean }): SumLine | null {
  const { locale, receivedHtg, gourde } = data;
  if (receivedHtg) {
    return {
      label: t(refund ? 'papers.refunded_in_htg' : 'papers.received_in_htg'),
      detail: ratesOf(data, receivedHtg.rate, t),
      amount: formatMoney(receivedHtg.cents, 'HTG', locale),
    };
  }
  if (!gourde) return null;
  const date = formatDate(gourde.on, locale, data.timeZone);
  return {
    label: t('papers.equivalent_htg'),
    detail: t('papers.htg_rate', { rate: shownRate(gourde.rate, locale), date }),
    amount: formatMoney(usdToHtgCents(data.amountCents, gourde.rate), 'HTG', locale),
  };
}

/** The rate of the gourdes. A refund also says the company's, if that is another. */
function ratesOf({ kind, gourde, locale, timeZone }: ReceiptData, ofPayment: number, t: PaperText): string {
  const rate = shownRate(ofPayment, locale);
  if (!isRefund({ kind }) || !gourde || gourde.rate === ofPayment) return t('papers.at_rate', { rate });
  const date = formatDate(gourde.on, locale, timeZone);
  return t('papers.at_rates', { rate, date, now: shownRate(gourde.rate, locale) });
}

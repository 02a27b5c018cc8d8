import { formatDate } from '../dates';
import { formatMoney, usdToHtgCents } from '../money';
import { sentenceParams } from '../pricing/sentence';
import type { InvoiceData, InvoiceLine } from './invoice-data';
import type { SumLine } from './paper-sums';
import { kindName, type PaperText } from './paper-text';
import { shownRate } from './shown-rate';

/** All charges with how each was computed, what was paid, and what is left, in dollars and gourdes. */
export function invoiceSums(data: InvoiceData, t: PaperText): SumLine[] {
  const { locale, timeZone, gourde, dueCents } = data;
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const date = (iso: string) => formatDate(new Date(iso), locale, timeZone);
  const sums: SumLine[] = data.lines.map((line) => ({
    label: kindName(t, line.kind),
    detail: detailOf(line, t, data),
    amount: usd(line.waivedReason === null ? line.amountCents : 0),
  }));
  sums.push({ label: t('papers.invoice_charges'), amount: usd(data.chargesCents), weight: 'subtotal' });
  for (const { number, kind, method, receivedAt, amountCents } of data.payments)
    sums.push({
      label: t(`papers.kind_${kind}`),
      detail: [number, date(receivedAt), t(`papers.method_${method}`)].join(' · '),
      amount: usd(-amountCents),
    });
  if (data.depositAppliedCents !== 0)
    sums.push({ label: t('papers.invoice_deposit_applied'), amount: usd(-data.depositAppliedCents) });
  if (data.advanceAppliedCents)
    sums.push({ label: t('papers.invoice_advance_applied'), amount: usd(-data.advanceAppliedCents) });
  const owed = dueCents < 0;
  sums.push({
    label: t(owed ? 'papers.invoice_owed' : 'papers.invoice_due'),
    amount: usd(Math.abs(dueCents)),
    weight: 'total',
  });
  if (gourde && dueCents !== 0)
    sums.push({
      label: t('papers.equivalent_htg'),
      detail: t('papers.htg_rate', {
        rate: shownRate(gourde.rate, locale),
        date: formatDate(gourde.on, locale, timeZone),
      }),
      amount: formatMoney(usdToHtgCents(Math.abs(dueCents), gourde.rate), 'HTG', locale),
    });
  if (data.depositHeldCents > 0)
    sums.push({ label: t('papers.invoice_deposit_back'), amount: usd(data.depositHeldCents), weight: 'subtotal' });
  return sums;
}

function detailOf(
  { sentence, note, waivedReason, photos }: InvoiceLine,
  t: PaperText,
  { locale }: InvoiceData,
): string {
  const how = t.has(`pricing.${sentence.key}`) && t(`pricing.${sentence.key}`, sentenceParams(sentence.params, locale));
  return [
    how,
    note,
    waivedReason !== null && t('papers.invoice_waived', { reason: waivedReason }),
    photos > 0 && t('papers.invoice_photos', { count: photos }),
  ]
    .filter(Boolean)
    .join(' · ');
}

import { formatMoney, formatNumber } from '../money';
import type { PriceLine } from '../pricing/quote';
import { sentenceParams } from '../pricing/sentence';
import type { AgreementData } from './agreement-data';
import type { SumLine } from './paper-sums';
import { kindName, type PaperText } from './paper-text';

/** The price of an agreement: lines that add up to the subtotal, and from there to the total. The deposit is apart. */
export function agreementSums({ price, locale }: AgreementData, t: PaperText): SumLine[] {
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const parts = price.lines.filter(({ kind }) => kind !== 'discount' && kind !== 'tax');
  const lines: SumLine[] = parts.map((line) => ({
    label: kindName(t, line.kind),
    detail: sentence(line, { locale, t }),
    amount: usd(line.amountCents),
  }));
  const { tax } = price;
  if (price.discountCents > 0 || tax)
    lines.push({ label: t('papers.subtotal'), amount: usd(price.subtotalCents), weight: 'subtotal' });
  if (price.discountCents > 0) lines.push({ label: t('papers.discount'), amount: usd(-price.discountCents) });
  if (tax && tax.exemptReason !== null) {
    lines.push({ label: t('papers.tax_exempt', { label: tax.label, reason: tax.exemptReason }), amount: usd(0) });
  } else if (tax) {
    const percent = formatNumber(tax.basisPoints / 100, locale, tax.basisPoints % 100 === 0 ? 0 : 2);
    lines.push({ label: t('papers.tax_line', { label: tax.label, percent }), amount: usd(tax.amountCents) });
  }
  lines.push({ label: t('papers.total'), amount: usd(price.totalCents), weight: 'total' });
  if (price.depositCents > 0) lines.push({ label: t('papers.deposit'), amount: usd(price.depositCents) });
  return lines;
}

function sentence(line: PriceLine, { locale, t }: { locale: AgreementData['locale']; t: PaperText }): string {
  const key = `pricing.${line.sentence.key}`;
  return t.has(key) ? t(key, sentenceParams(line.sentence.params, locale)) : '';
}

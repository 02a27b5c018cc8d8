import { useLocale, useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/money';

interface Props {
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
}

/** Without tax, the tax, and the total. */
export function InvoiceSums({ subtotalCents, taxCents, totalCents }: Props) {
  const t = useTranslations('invoices');
  const locale = useLocale();
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  return (
    <dl className="grid gap-1.5" aria-live="polite">
      <div className="flex justify-between gap-4 text-muted">
        <dt>{t('subtotal')}</dt>
        <dd className="tabular">{usd(subtotalCents)}</dd>
      </div>
      <div className="flex justify-between gap-4 text-muted">
        <dt>{t('tax')}</dt>
        <dd className="tabular">{usd(taxCents)}</dd>
      </div>
      <div className="flex justify-between gap-4 border-t border-hairline pt-1.5 text-lg font-semibold">
        <dt>{t('total')}</dt>
        <dd className="tabular">{usd(totalCents)}</dd>
      </div>
    </dl>
  );
}

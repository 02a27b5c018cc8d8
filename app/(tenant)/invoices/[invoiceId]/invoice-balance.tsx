import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import type { InvoiceRecord } from '@/lib/invoices/get-invoice-record';
import { invoiceBalance } from '@/lib/invoices/invoice-balance';
import { formatMoney } from '@/lib/money';

/** How the invoice comes from its total to what is left to pay, as one column that adds up. */
export function InvoiceBalance({ record }: { record: InvoiceRecord }) {
  const t = useTranslations();
  const locale = useLocale();
  const { invoice, creditNotes, creditedCents, billedCents, leftCents, since, restored } = record;
  const { totalCents } = invoice;
  const standing = { totalCents, creditedCents, billedCents, leftCents };
  const { notDueCents, paidCents } = invoiceBalance(standing, [...since, ...restored]);
  const row = (key: string, name: ReactNode, cents: number) => (
    <div key={key} className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular">{formatMoney(cents, 'USD', locale)}</dd>
    </div>
  );
  return (
    <Card title={t('nav.payments')}>
      <dl className="grid gap-1.5">
        {row('total', t('invoices.total'), totalCents)}
        {creditNotes.map(({ id, number, totalCents: credited }) =>
          row(
            id,
            <Link className="link" href={`/invoices/${id}`}>
              {t('invoices.line_credited', { number })}
            </Link>,
            -credited,
          ),
        )}
        {notDueCents !== 0 && row('not_due', t('invoices.not_due'), -notDueCents)}
        {row('paid', t('payments.paid_sum'), -paidCents)}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-hairline pt-2 font-semibold">
          <dt>{t('invoices.left')}</dt>
          <dd className="tabular text-2xl">{formatMoney(leftCents, 'USD', locale)}</dd>
        </div>
      </dl>
    </Card>
  );
}

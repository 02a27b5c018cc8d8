import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { formatMoney, formatNumber } from '@/lib/money';
import type { PaymentAge } from '@/lib/payments/values';

/** What is outstanding now, by how long it is due. */
export function AgesCard({ ages }: { ages: { age: PaymentAge; total: number; sumCents: number }[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const most = Math.max(1, ...ages.map(({ sumCents }) => sumCents));
  return (
    <Card
      title={t('figures.ages')}
      action={
        <Link
          href="/payments"
          list={{ title: t('nav.payment_collection') }}
          className="inline-flex min-h-9 items-center text-accent underline underline-offset-2 hover:no-underline"
        >
          {t('figures.see_pending')}
        </Link>
      }
    >
      <table className="w-full">
        <caption className="sr-only">{t('figures.ages')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('figures.column.age')}</th>
            <th scope="col">{t('figures.column.records')}</th>
            <th scope="col">{t('reports.column.due')}</th>
          </tr>
        </thead>
        <tbody>
          {ages.map(({ age, total, sumCents }) => (
            <tr key={age} className="border-t border-hairline first:border-0">
              <th scope="row" className="py-2 text-left font-normal">
                {t(`payments.age_${age}`)}
                <span className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
                  <span className="block h-full bg-accent" style={{ width: `${(sumCents / most) * 100}%` }} />
                </span>
              </th>
              <td className="tabular w-px py-2 pl-4 text-right text-muted">{formatNumber(total, locale)}</td>
              <td className="tabular w-px py-2 pl-4 text-right font-medium whitespace-nowrap">
                {formatMoney(sumCents, 'USD', locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

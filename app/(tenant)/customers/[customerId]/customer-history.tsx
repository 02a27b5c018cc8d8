import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { StatusBadge } from '@/components/ui/status-badge';
import type { getCustomerHistory } from '@/lib/customers/get-customer';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/money';
import { shownRentalStatus } from '@/lib/rentals/status';

interface Props {
  history: Awaited<ReturnType<typeof getCustomerHistory>>;
  locale: Locale;
  timeZone: string;
  now: Date;
}

const ROW = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5';

export function CustomerHistory({ history, locale, timeZone, now }: Props) {
  const t = useTranslations();
  const day = (date: Date | null) => (date ? formatDate(date, locale, timeZone) : '—');
  return (
    <div className="grid content-start gap-4">
      <Card title={t('customers.rentals')} flush className="pb-1">
        {history.rentals.length === 0 && <p className="px-4 pb-3 text-muted">{t('customers.no_rentals')}</p>}
        <ul className="divide-y divide-hairline">
          {history.rentals.map((rental) => {
            const status = shownRentalStatus(rental, now);
            return (
              <li key={rental.id} className={ROW}>
                <span className="min-w-0">
                  <Link href={`/rentals/${rental.id}`} className="font-medium hover:text-accent">
                    {rental.number}
                  </Link>{' '}
                  {rental.make} {rental.model} · {rental.plate}
                  <span className="block text-sm text-muted">
                    {day(rental.pickupAt)} – {day(rental.dueAt)}
                  </span>
                </span>
                <span className="flex items-center gap-3">
                  <span className="tabular">{formatMoney(rental.totalCents, 'USD', locale)}</span>
                  <StatusBadge status={status === 'active' ? 'rental_active' : status} />
                </span>
              </li>
            );
          })}
        </ul>
      </Card>
      <Card title={t('customers.payments')} flush className="pb-1">
        {history.payments.length === 0 && <p className="px-4 pb-3 text-muted">{t('customers.no_payments')}</p>}
        <ul className="divide-y divide-hairline">
          {history.payments.map((payment) => (
            <li key={payment.id} className={ROW}>
              <span>
                {payment.rentalId ? (
                  <Link href={`/rentals/${payment.rentalId}`} className="font-medium hover:text-accent">
                    {payment.number}
                  </Link>
                ) : (
                  payment.number
                )}{' '}
                · {t(`payments.kind_${payment.kind}`)}
                <span className="block text-sm text-muted">{day(payment.receivedAt)}</span>
              </span>
              <span className={payment.voidedAt ? 'tabular text-muted line-through' : 'tabular'}>
                {formatMoney(payment.kind === 'refund' ? -payment.amountCents : payment.amountCents, 'USD', locale)}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { paymentHref } from '@/components/payments/payment-columns';
import { DueTime } from '@/components/rentals/due-time';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';
import { formatMoney } from '@/lib/money';
import type { PaymentRow } from '@/lib/payments/list-payments';
import { shownKind } from '@/lib/payments/shown-kind';

interface Props {
  payments: PaymentRow[];
  now: Date;
  timeZone: string;
}

export function RecentPayments({ payments, now, timeZone }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <Card
      title={t('dashboard.recent_payments')}
      flush
      action={
        <Link
          href="/payments?tab=recent"
          list={{ title: t('nav.payment_collection') }}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-2 hover:no-underline"
        >
          {t('dashboard.see_all')}
        </Link>
      }
    >
      {payments.length === 0 && <p className="px-4 pb-4 text-muted">{t('payments.none_yet')}</p>}
      <ul>
        {payments.map((payment) => (
          <li
            key={payment.id}
            className="relative flex items-center justify-between gap-4 border-t border-hairline px-4 py-2.5 first:border-0 hover:bg-sunken"
          >
            <div className="min-w-0">
              <p className="truncate">
                <Link href={paymentHref(payment)} className="font-medium after:absolute after:inset-0">
                  {payment.customerName}
                </Link>
              </p>
              <p className="text-sm text-muted">
                {payment.number} · {t(`payments.kind_${shownKind(payment.kind, payment.reservationId)}`)} ·{' '}
                {t(`payments.method_${payment.method}`)}
              </p>
            </div>
            <div className="text-right">
              <p className={cn('tabular font-medium whitespace-nowrap', payment.voidedAt && 'text-muted line-through')}>
                {formatMoney(payment.kind === 'refund' ? -payment.amountCents : payment.amountCents, 'USD', locale)}
              </p>
              <p className="text-sm text-muted">
                <DueTime at={payment.receivedAt} now={now} timeZone={timeZone} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

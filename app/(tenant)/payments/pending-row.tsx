import { useLocale, useTranslations } from 'next-intl';
import { ReachButtons } from '@/components/customers/reach-buttons';
import { CollectPaymentDialog } from '@/components/payments/collect-payment-dialog';
import { RentalStatusBadge } from '@/components/rentals/rental-status-badge';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import { formatMoney } from '@/lib/money';
import type { PendingCollection } from '@/lib/payments/list-pending-collections';
import { owedMessage } from '@/lib/payments/owed-message';
import { collectPaymentAction } from './actions';
import { OwedSince } from './owed-since';

export interface PendingRowProps {
  row: PendingCollection;
  company: string;
  now: Date;
  timeZone: string;
  htgRate: string | null;
  mayCollect: boolean;
}

/** What a customer owes for a rental or reservation: for how long, how to reach them, and a button to collect it. */
export function PendingRow({ row, company, now, timeZone, htgRate, mayCollect }: PendingRowProps) {
  const t = useTranslations();
  const locale = useLocale();
  const at = new Date(row.dueAt);
  const reminder = owedMessage({
    ...{ locale: row.customerLanguage, company, customer: row.customerName },
    ...{ dueCents: row.dueCents, number: row.number },
  });
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 rounded-card border border-hairline bg-raised p-3 hover:border-line-strong sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)_auto]">
      <div className="min-w-0">
        {/* The whole card is its link, except for the buttons. */}
        <Link
          href={row.of === 'rental' ? `/rentals/${row.id}` : `/reservations/${row.id}`}
          className="font-medium underline underline-offset-2 after:absolute after:inset-0 hover:text-accent hover:no-underline"
        >
          {row.number}
        </Link>
        <p className="wrap-anywhere">{row.customerName}</p>
      </div>
      <div className="min-w-0 max-sm:col-span-2 max-sm:row-start-2">
        <p className="font-medium">
          <OwedSince at={at} now={now} timeZone={timeZone} />
        </p>
        <p className="text-muted">
          <Unbroken text={`${row.vehicle}, ${row.plate}`} />
        </p>
        {row.of === 'reservation' && (
          <p>{t(row.status === 'no_show' ? 'pricing.kind_no_show_fee' : 'pricing.kind_cancellation_fee')}</p>
        )}
        {row.status === 'active' && at < now && <RentalStatusBadge status="overdue" />}
      </div>
      <p className="tabular text-right font-semibold max-sm:self-start">{formatMoney(row.dueCents, 'USD', locale)}</p>
      <div className="relative col-span-full flex items-center justify-end gap-2 max-lg:[&>button]:flex-1 lg:col-span-1">
        {mayCollect && (
          <CollectPaymentDialog
            collection={{
              of: row.of,
              id: row.id,
              number: row.number,
              customerName: row.customerName,
              dueCents: row.dueCents,
              paidAs: row.of === 'rental' ? ['balance', 'charge'] : ['charge'],
              depositLeftCents: row.status === 'active' ? row.depositLeftCents : null,
              htgRate,
              ledgerVersion: row.ledgerVersion,
            }}
            first={row.of === 'rental' ? 'balance' : 'charge'}
            label={t('action.collect_payment')}
            action={collectPaymentAction}
          />
        )}
        {row.customerPhone ? (
          <ReachButtons name={row.customerName} phone={row.customerPhone} text={reminder} />
        ) : (
          <p className="text-sm text-muted lg:w-[84px]">{t('today.no_phone')}</p>
        )}
      </div>
    </li>
  );
}

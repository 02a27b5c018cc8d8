import { useLocale, useTranslations } from 'next-intl';
import { CollectPaymentDialog } from '@/components/payments/collect-payment-dialog';
import { DueTime } from '@/components/rentals/due-time';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import { formatMoney } from '@/lib/money';
import type { PendingCollection } from '@/lib/payments/list-pending-collections';
import { collectPaymentAction } from './actions';

interface Props {
  rows: PendingCollection[];
  now: Date;
  timeZone: string;
  htgRate: string | null;
  mayCollect: boolean;
}

/** Who still owes what, by due date, each with a button to collect it. */
export function PendingCollections({ rows, now, timeZone, htgRate, mayCollect }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <ul className="grid gap-2">
      {rows.map((row) => {
        const at = new Date(row.dueAt);
        const left = row.depositLeftCents;
        return (
          <li
            key={row.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 rounded-card border border-hairline bg-raised p-3 max-sm:[&>button]:col-span-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <Link
                href={row.of === 'rental' ? `/rentals/${row.id}` : `/reservations/${row.id}`}
                className="font-medium hover:text-accent underline underline-offset-2 hover:no-underline"
              >
                {row.number}
              </Link>
              <p className="truncate">{row.customerName}</p>
            </div>
            <div className="min-w-0 max-sm:row-start-2">
              <p className="text-muted">
                <Unbroken text={`${row.vehicle}, ${row.plate}`} />
              </p>
              {row.of === 'reservation' && (
                <p>{t(row.status === 'no_show' ? 'pricing.kind_no_show_fee' : 'pricing.kind_cancellation_fee')}</p>
              )}
              <DueTime at={at} now={now} timeZone={timeZone} late={row.status === 'active' && at < now} />
            </div>
            <p className="tabular text-right font-semibold max-sm:self-start">
              {formatMoney(row.dueCents, 'USD', locale)}
            </p>
            {mayCollect && (
              <CollectPaymentDialog
                collection={{
                  of: row.of,
                  id: row.id,
                  number: row.number,
                  customerName: row.customerName,
                  dueCents: row.dueCents,
                  paidAs: row.of === 'rental' ? ['balance', 'charge'] : ['charge'],
                  depositLeftCents: row.status === 'active' ? left : null,
                  htgRate,
                  ledgerVersion: row.ledgerVersion,
                }}
                first={row.of === 'rental' ? 'balance' : 'charge'}
                label={t('action.collect_payment')}
                action={collectPaymentAction}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

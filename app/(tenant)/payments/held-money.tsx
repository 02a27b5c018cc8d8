import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { formatDate } from '@/lib/dates';
import { formatPhone } from '@/lib/format-phone';
import { formatMoney } from '@/lib/money';
import type { HeldMoney as HeldRow } from '@/lib/payments/list-held';

const PLACES = { rental: '/rentals', reservation: '/reservations', customer: '/customers' } as const;

/** What the company holds of its customers or owes them back, the oldest first. */
export function HeldMoney({ rows, timeZone }: { rows: HeldRow[]; timeZone: string }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <ul className="grid gap-2">
      {rows.map((row) => (
        <li
          key={`${row.kind} ${row.id}`}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 rounded-card border border-hairline bg-raised p-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)]"
        >
          <div className="min-w-0">
            <Link
              href={`${PLACES[row.of]}/${row.id}${row.of === 'customer' ? '?tab=payments' : ''}`}
              className="font-medium underline underline-offset-2 hover:text-accent hover:no-underline"
            >
              {row.number || row.customerName}
            </Link>
            {row.number && <p className="truncate">{row.customerName}</p>}
            {row.customerPhone && (
              <a href={`tel:${row.customerPhone}`} className="tabular text-sm text-muted">
                {formatPhone(row.customerPhone)}
              </a>
            )}
          </div>
          <div className="min-w-0 max-sm:col-start-1">
            <p>{t(`payments.held_${row.kind}_one`)}</p>
            <p className="text-muted">
              {t('payments.held_since', { date: formatDate(new Date(row.since), locale, timeZone) })}
            </p>
          </div>
          <p className="tabular text-right font-semibold max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
            {formatMoney(row.cents, 'USD', locale)}
          </p>
        </li>
      ))}
    </ul>
  );
}

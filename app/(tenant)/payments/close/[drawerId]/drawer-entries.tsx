import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';
import { formatTime } from '@/lib/dates';
import type { Drawer } from '@/lib/drawers/read-drawer';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/money';
import { shownKind } from '@/lib/payments/shown-kind';

interface Props {
  drawer: Drawer;
  locale: Locale;
  timeZone: string;
}

/** Everything that moved in a drawer, in its order. */
export function DrawerEntries({ drawer, locale, timeZone }: Props) {
  const t = useTranslations();
  const paid = drawer.entries.map((entry) => {
    const cents = entry.currency === 'HTG' ? (entry.receivedHtgCents ?? 0) : entry.amountCents;
    return {
      id: entry.id,
      at: entry.receivedAt,
      name: `${entry.number} · ${entry.customer}`,
      href: entry.rentalId
        ? `/rentals/${entry.rentalId}`
        : entry.reservationId
          ? `/reservations/${entry.reservationId}`
          : `/customers/${entry.customerId}`,
      what: `${t(`payments.kind_${shownKind(entry.kind, entry.reservationId)}`)} · ${t(`payments.method_${entry.method}`)}`,
      amount: formatMoney(entry.kind === 'refund' ? -cents : cents, entry.currency, locale),
      voided: entry.voided,
    };
  });
  const moved = drawer.moves.map(({ id, movedAt, amountCents, currency, reason }) => ({
    ...{ id, at: movedAt, name: reason, href: null, voided: false },
    what: t(amountCents > 0 ? 'drawers.put_in' : 'drawers.take_out'),
    amount: formatMoney(amountCents, currency, locale),
  }));
  const rows = [...paid, ...moved].sort((a, b) => a.at.getTime() - b.at.getTime());
  return (
    <Card title={t('drawers.entries')} flush>
      <ul>
        {rows.map((row) => (
          <li
            key={row.id}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-4 border-t border-hairline px-4 py-2 first:border-0"
          >
            <span className="tabular text-muted">{formatTime(row.at, timeZone)}</span>
            <span className="min-w-0">
              {row.href ? (
                <Link href={row.href} className="underline underline-offset-2 hover:no-underline">
                  {row.name}
                </Link>
              ) : (
                <span className="break-words">{row.name}</span>
              )}
              <span className="block text-sm text-muted">
                {row.what}
                {row.voided && ` · ${t('payments.voided')}`}
              </span>
            </span>
            <span className={cn('tabular text-right font-medium', row.voided && 'text-muted line-through')}>
              {row.amount}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

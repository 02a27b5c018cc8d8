import { useTranslations } from 'next-intl';
import { DueTime } from '@/components/rentals/due-time';
import { rentalHref } from '@/components/rentals/rental-href';
import { RentalNumber } from '@/components/rentals/rental-number';
import { RentalStatusBadge } from '@/components/rentals/rental-status-badge';
import { RentalTotal } from '@/components/rentals/rental-total';
import { Link } from '@/components/ui/link';
import { VehicleSilhouette } from '@/components/ui/vehicle-silhouette';
import { backAt } from '@/lib/rentals/back-at';
import type { RentalRow } from '@/lib/rentals/list-rentals';
import { bodyOf } from '@/lib/vehicles/body-of';

interface Props {
  rows: RentalRow[];
  now: Date;
  timeZone: string;
}

export function RentalsGrid({ rows, now, timeZone }: Props) {
  const t = useTranslations();
  const back = (row: RentalRow) => {
    const at = backAt(row);
    return at ? <DueTime at={at} now={now} timeZone={timeZone} late={row.status === 'overdue'} /> : '—';
  };
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3" aria-label={t('nav.rentals_list')}>
      {rows.map((row) => (
        <li
          key={row.id}
          className="relative grid gap-2 rounded-card border border-hairline bg-raised p-4 hover:border-line-strong"
        >
          <div className="flex items-start justify-between gap-3">
            <Link href={rentalHref(row)} className="font-medium after:absolute after:inset-0 hover:text-accent">
              <RentalNumber rental={row} />
            </Link>
            <RentalStatusBadge status={row.status} />
          </div>
          <div className="flex items-center gap-3">
            <VehicleSilhouette
              body={bodyOf({ model: row.model ?? '', className: row.className })}
              color={row.color}
              className="h-9 w-20 shrink-0"
            />
            <div className="min-w-0">
              <p className="truncate">{row.plate ? `${row.make} ${row.model}` : t('rentals.no_vehicle_yet')}</p>
              <p className="tabular text-sm text-muted">{row.plate ?? '—'}</p>
            </div>
          </div>
          <p className="truncate">{row.customerName ?? t('rentals.no_customer_yet')}</p>
          <div className="flex items-end justify-between gap-3 border-t border-hairline pt-2">
            <div className="text-sm">
              <span className="block text-xs text-muted">{t('rentals.return')}</span>
              {back(row)}
            </div>
            <span className="tabular font-medium">
              <RentalTotal rental={row} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

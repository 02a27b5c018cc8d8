import { useTranslations } from 'next-intl';
import { PageLinks } from '@/components/lists/page-links';
import { RentalStatusBadge } from '@/components/rentals/rental-status-badge';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { backAt } from '@/lib/rentals/back-at';
import type { RecordRental } from '@/lib/rentals/list-record-rentals';
import { shownRentalStatus } from '@/lib/rentals/status';

interface Props {
  rentals: RecordRental[];
  /** The URLs of the previous and next page. */
  pages: { previous: string | null; next: string | null };
  locale: Locale;
  timeZone: string;
  now: Date;
}

export function DriverRentals({ rentals, pages, locale, timeZone, now }: Props) {
  const t = useTranslations('drivers');
  const day = (date: Date | null) => date && formatDate(date, locale, timeZone);
  const days = (rental: RecordRental) =>
    [day(rental.pickupAt), day(backAt(rental))].filter((one) => one !== null).join(' – ');
  return (
    <Card title={<span id="rentals">{t('rentals')}</span>} flush className="pb-1">
      {rentals.length === 0 && <p className="px-4 pb-3 text-muted">{t('no_rentals')}</p>}
      <ul className="divide-y divide-hairline">
        {rentals.map((rental) => {
          const status = shownRentalStatus(rental, now);
          return (
            <li key={rental.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
              <span className="min-w-0">
                <Link href={`/rentals/${rental.id}`} className="font-medium hover:text-accent">
                  {rental.number}
                </Link>{' '}
                <Unbroken text={`${rental.make} ${rental.model} · ${rental.plate}`} />
                <span className="block text-sm text-muted">
                  {days(rental)} · {rental.customer}
                </span>
              </span>
              {/* Nearly all are completed: a badge says what differs. */}
              {status !== 'completed' && <RentalStatusBadge status={status} />}
            </li>
          );
        })}
      </ul>
      {(pages.previous || pages.next) && (
        <div className="px-4 pb-3">
          <PageLinks {...pages} of={t('rentals')} />
        </div>
      )}
    </Card>
  );
}

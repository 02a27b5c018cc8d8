import { useTranslations } from 'next-intl';
import { DueTime } from '@/components/rentals/due-time';
import { RentalStatusBadge } from '@/components/rentals/rental-status-badge';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import type { RentalOut } from '@/lib/dashboard/list-rentals-out';

interface Props {
  rentals: RentalOut[];
  now: Date;
  timeZone: string;
}

export function ActiveRentals({ rentals, now, timeZone }: Props) {
  const t = useTranslations('dashboard');
  const nav = useTranslations('nav');
  return (
    <Card
      title={t('vehicles_out')}
      flush
      action={
        <Link
          href="/rentals?sort=due"
          list={{ title: nav('rentals') }}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-2 hover:no-underline"
        >
          {t('see_all')}
        </Link>
      }
    >
      {rentals.length === 0 && <p className="px-4 pb-4 text-muted">{t('none_out')}</p>}
      <ul>
        {rentals.map((rental) => (
          <li
            key={rental.id}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-hairline px-4 py-2.5 first:border-0 hover:bg-sunken"
          >
            <div className="min-w-0">
              <Link href={`/rentals/${rental.id}`} className="font-medium after:absolute after:inset-0">
                {rental.number}
              </Link>
              <p className="text-muted wrap-anywhere">{rental.customerName}</p>
              <p className="text-sm text-muted wrap-anywhere">
                <Unbroken text={`${rental.make} ${rental.model}, ${rental.plate}`} />
              </p>
            </div>
            <div className="text-right">
              {rental.status === 'overdue' && <RentalStatusBadge status="overdue" />}
              <div>
                {rental.dueAt && (
                  <DueTime at={rental.dueAt} now={now} timeZone={timeZone} late={rental.status === 'overdue'} />
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

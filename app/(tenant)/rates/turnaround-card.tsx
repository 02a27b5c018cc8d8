import { useLocale, useTranslations } from 'next-intl';
import { DueTime } from '@/components/rentals/due-time';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import type { Turnarounds } from '@/lib/allocations/list-short-turnarounds';
import { durationText } from '@/lib/duration-text';
import { TurnaroundDialog } from './turnaround-dialog';

interface Props extends Turnarounds {
  editable: boolean;
  now: Date;
  timeZone: string;
}

/** The time to prepare a vehicle between two customers, and the bookings that were made before it and leave less. */
export function TurnaroundCard({ turnaroundMinutes, version, short, editable, now, timeZone }: Props) {
  const t = useTranslations('rates');
  const locale = useLocale();
  return (
    <Card
      title={t('turnaround')}
      action={editable && <TurnaroundDialog minutes={turnaroundMinutes} version={version} />}
    >
      <p className="text-xl font-semibold tabular-nums">{durationText(turnaroundMinutes, locale)}</p>
      <p className="max-w-prose text-muted">{t('turnaround_detail')}</p>
      {short.length > 0 && (
        <>
          <p className="mt-3 font-medium">{t('turnaround_short', { count: short.length })}</p>
          <ul className="divide-y divide-hairline">
            {short.map((row) => (
              <li key={row.recordId} className="py-2">
                <p className="font-medium">{row.vehicle}</p>
                <p className="flex flex-wrap gap-x-2">
                  <span>
                    {t.rich('turnaround_back', {
                      number: row.number ?? '',
                      link: (text) => (
                        <Link
                          href={`/${row.kind === 'rental' ? 'rentals' : 'reservations'}/${row.recordId}`}
                          className="text-accent underline underline-offset-2 hover:no-underline"
                        >
                          {text}
                        </Link>
                      ),
                    })}
                  </span>
                  <DueTime at={new Date(row.returnAt)} now={now} timeZone={timeZone} />
                </p>
                <p className="flex flex-wrap gap-x-2">
                  <span>{t('turnaround_next', { number: row.nextNumber ?? '' })}</span>
                  <DueTime at={new Date(row.nextFrom)} now={now} timeZone={timeZone} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { DueTime } from '@/components/rentals/due-time';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import { VehicleSilhouette } from '@/components/ui/vehicle-silhouette';
import { formatMoment } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import type { ReservationRecord } from '@/lib/reservations/get-reservation';
import { expiresAt } from '@/lib/reservations/shown-status';
import { bodyOf } from '@/lib/vehicles/body-of';
import { NO_SHOW_REASON } from '@/lib/vehicles/values';

interface Props {
  record: ReservationRecord;
  now: Date;
  timeZone: string;
}

const LINK = 'text-accent underline underline-offset-2 hover:no-underline';

/** What was agreed: the vehicle or class, times, places and what happens if nobody comes. */
export function ReservationFacts({ record, now, timeZone }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { reservation, vehicle, className, rental, shownStatus } = record;
  const place = (at: Date, name: string, late = false) => (
    <>
      <DueTime at={at} now={now} timeZone={timeZone} late={late} />
      {name && <span className="block text-sm text-muted">{name}</span>}
    </>
  );
  const standing = shownStatus === 'confirmed' || shownStatus === 'late';
  const reason =
    reservation.closedReason === NO_SHOW_REASON ? t('reservations.not_picked_up') : reservation.closedReason;
  const facts = [
    {
      label: t('rentals.pickup'),
      value: place(reservation.pickupAt, reservation.pickupLocation, shownStatus === 'late'),
    },
    { label: t('rentals.return'), value: place(reservation.dueAt, reservation.returnLocation) },
    ...(className ? [{ label: t('vehicles.class'), value: className }] : []),
    {
      label: t('vehicles.title'),
      value:
        reservation.pencilled && standing ? (
          <span className="text-muted">{t('reservations.chosen_at_pickup')}</span>
        ) : (
          <>
            <Link href={`/vehicles/${vehicle.id}`} className={LINK}>
              <Unbroken text={`${vehicle.make} ${vehicle.model}, ${vehicle.plate}`} />
            </Link>
            <VehicleSilhouette body={bodyOf(vehicle)} color={vehicle.color} className="mt-1 h-[72px] w-40" />
          </>
        ),
    },
    { label: t('rentals.usage_zone'), value: reservation.usageZone },
    { label: t('rentals.deposit'), value: formatMoney(reservation.depositCents, 'USD', locale) },
    { label: t('payments.method'), value: t(`payments.method_${reservation.paymentMethod}`) },
    ...(standing
      ? [
          {
            label: t('reservations.if_no_show'),
            value: t('reservations.freed_at', { at: formatMoment(expiresAt(reservation), locale, timeZone, now) }),
          },
        ]
      : []),
    ...(rental
      ? [
          {
            label: t('rentals.agreement'),
            value: (
              <Link
                href={rental.status === 'draft' ? `/rentals/new?draft=${rental.id}` : `/rentals/${rental.id}`}
                className={LINK}
              >
                {rental.number ?? t('rentals.draft_without_number')}
              </Link>
            ),
          },
        ]
      : []),
    ...(reason ? [{ label: t('common.reason'), value: reason }] : []),
    ...(reservation.specialRequests
      ? [{ label: t('reservations.special_requests'), value: reservation.specialRequests }]
      : []),
  ];
  return (
    <Card title={t('reservations.title')}>
      <DescriptionList facts={facts} />
    </Card>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { DueTime } from '@/components/rentals/due-time';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import { VehicleSilhouette } from '@/components/ui/vehicle-silhouette';
import { formatMoment } from '@/lib/dates';
import { formatPhone } from '@/lib/format-phone';
import { formatNumber } from '@/lib/money';
import type { RentalMoney } from '@/lib/payments/get-rental-money';
import { milesOf } from '@/lib/pricing/return-charges';
import { bodyOf } from '@/lib/vehicles/body-of';

interface Props {
  money: RentalMoney;
  now: Date;
  timeZone: string;
}

export function RentalFacts({ money, now, timeZone }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { rental, customer, vehicle, checkout, checkin } = money;
  const km = (value: number) =>
    t('rentals.km_and_miles', { km: formatNumber(value, locale), miles: formatNumber(milesOf(value), locale) });
  const time = (at: Date | null, place: string, late = false) =>
    at ? (
      <>
        <DueTime at={at} now={now} timeZone={timeZone} late={late} />
        {place && <span className="block text-sm text-muted">{place}</span>}
      </>
    ) : null;
  const state = (inspection: typeof checkout) =>
    inspection && (
      <>
        {km(inspection.odometerKm)}, {t(`inspections.fuel_${inspection.fuelLevel}`)}
        {inspection.damageNotes && <span className="block text-sm text-muted">{inspection.damageNotes}</span>}
      </>
    );
  const facts = [
    { label: t('rentals.pickup'), value: time(rental.pickupAt, rental.pickupLocation) },
    {
      label: t(rental.returnedAt ? 'rentals.return_agreed' : 'rentals.return'),
      value: time(rental.dueAt, rental.returnLocation, money.shownStatus === 'overdue'),
    },
    ...(rental.returnedAt ? [{ label: t('rentals.returned_at'), value: time(rental.returnedAt, '') }] : []),
    {
      label: t('customers.title'),
      value: customer && (
        <>
          <Link
            href={`/customers/${customer.id}`}
            className="inline-block py-0.5 text-accent underline underline-offset-2 hover:no-underline"
          >
            {customer.fullName}
          </Link>
          {customer.phone && (
            <a href={`tel:${customer.phone}`} className="block py-0.5 text-sm text-muted hover:text-text">
              {formatPhone(customer.phone)}
            </a>
          )}
        </>
      ),
    },
    {
      label: t('vehicles.title'),
      value: vehicle && (
        <>
          <Link
            href={`/vehicles/${vehicle.id}`}
            className="text-accent underline underline-offset-2 hover:no-underline"
          >
            <Unbroken text={`${vehicle.make} ${vehicle.model}, ${vehicle.plate}`} />
          </Link>
          <VehicleSilhouette body={bodyOf(vehicle)} color={vehicle.color} className="mt-1 h-[72px] w-40" />
        </>
      ),
    },
    ...(money.legs.length > 0
      ? [
          {
            label: t('rentals.vehicles_before'),
            value: (
              <ul>
                {money.legs.map((leg) => (
                  <li key={leg.id}>
                    <Link
                      href={`/vehicles/${leg.vehicleId}`}
                      className="text-accent underline underline-offset-2 hover:no-underline"
                    >
                      <Unbroken text={`${leg.make} ${leg.model}, ${leg.plate}`} />
                    </Link>
                    <span className="block text-sm text-muted">
                      {formatMoment(leg.leftAt, locale, timeZone, now)} –{' '}
                      {formatMoment(leg.backAt, locale, timeZone, now)}
                    </span>
                    <span className="block text-sm text-muted">
                      {t('rentals.leg_readings', {
                        out: formatNumber(leg.odometerOutKm, locale),
                        in: formatNumber(leg.odometerInKm, locale),
                        driven: formatNumber(leg.odometerInKm - leg.odometerOutKm, locale),
                      })}
                    </span>
                  </li>
                ))}
              </ul>
            ),
          },
        ]
      : []),
    ...(money.drivers.length > 0
      ? [
          {
            label: t('drivers.who'),
            value: (
              <ul>
                {money.drivers.map((driver) => (
                  <li key={driver.id}>
                    <Link
                      href={`/drivers/${driver.id}`}
                      className="text-accent underline underline-offset-2 hover:no-underline"
                    >
                      {driver.fullName}
                    </Link>
                    <span className="block text-sm text-muted">
                      {t(`drivers.kind_${driver.kind}`)} · {driver.licenseNumber}
                    </span>
                  </li>
                ))}
              </ul>
            ),
          },
        ]
      : []),
    { label: t('rentals.state_out'), value: state(checkout) },
    ...(checkin ? [{ label: t('rentals.state_in'), value: state(checkin) }] : []),
    {
      label: t('rentals.miles_per_day'),
      value: rental.milesPerDay === 0 ? t('rentals.unlimited_mileage') : formatNumber(rental.milesPerDay, locale),
    },
    { label: t('rentals.fuel_policy'), value: t(`rentals.fuel_${rental.fuelPolicy}`) },
    ...(rental.notes ? [{ label: t('common.notes'), value: rental.notes }] : []),
    ...(rental.cancelledReason ? [{ label: t('common.reason'), value: rental.cancelledReason }] : []),
  ];
  return (
    <Card title={t('rentals.agreement')}>
      <DescriptionList facts={facts} />
    </Card>
  );
}

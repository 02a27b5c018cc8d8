import { useLocale, useTranslations } from 'next-intl';
import { ReachButtons } from '@/components/customers/reach-buttons';
import { DueTime } from '@/components/rentals/due-time';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import { VehicleSilhouette } from '@/components/ui/vehicle-silhouette';
import { greetingMessage } from '@/lib/customers/greeting-message';
import { formatMoment } from '@/lib/dates';
import { formatPhone } from '@/lib/format-phone';
import { formatNumber } from '@/lib/money';
import type { RentalMoney } from '@/lib/payments/get-rental-money';
import { milesOf } from '@/lib/pricing/return-charges';
import { bodyOf } from '@/lib/vehicles/body-of';

interface Props {
  money: RentalMoney;
  company: string;
  now: Date;
  timeZone: string;
}

/** What was agreed and what came of it. What is compared stands side by side: both times, both states. */
export function RentalFacts({ money, company, now, timeZone }: Props) {
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
    rental.returnedAt
      ? {
          label: t('rentals.returned_at'),
          value: (
            <>
              {time(rental.returnedAt, rental.returnLocation)}
              {rental.dueAt && (
                <span className="block text-sm text-muted">
                  {t('rentals.return_agreed', { date: formatMoment(rental.dueAt, locale, timeZone, now) })}
                </span>
              )}
            </>
          ),
        }
      : {
          label: t('rentals.return'),
          value: time(rental.dueAt, rental.returnLocation, money.shownStatus === 'overdue'),
        },
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
            <>
              <span className="block text-sm text-muted">{formatPhone(customer.phone)}</span>
              <span className="mt-2 flex gap-2 print:hidden">
                <ReachButtons
                  name={customer.fullName}
                  phone={customer.phone}
                  text={greetingMessage({ locale: customer.language, company, customer: customer.fullName })}
                />
              </span>
            </>
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
    { label: t('rentals.state_out'), value: state(checkout), wide: !checkin },
    ...(checkin ? [{ label: t('rentals.state_in'), value: state(checkin) }] : []),
    {
      label: t('rentals.miles_per_day'),
      value: rental.milesPerDay === 0 ? t('rentals.unlimited_mileage') : formatNumber(rental.milesPerDay, locale),
    },
    { label: t('rentals.fuel_policy'), value: t(`rentals.fuel_${rental.fuelPolicy}`) },
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
    ...(rental.notes ? [{ label: t('common.notes'), value: rental.notes, wide: true }] : []),
    ...(rental.cancelledReason ? [{ label: t('common.reason'), value: rental.cancelledReason, wide: true }] : []),
  ];
  return (
    <Card title={t('rentals.agreement')}>
      <DescriptionList facts={facts} />
    </Card>
  );
}

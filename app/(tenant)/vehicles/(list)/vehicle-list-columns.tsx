import type { getTranslations } from 'next-intl/server';
import type { ListColumn } from '@/components/lists/list-screen';
import { StatusBadge } from '@/components/ui/status-badge';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney, formatNumber } from '@/lib/money';
import type { listVehicles } from '@/lib/vehicles/list-vehicles';
import { VehiclePicture } from './vehicle-picture';

export type VehicleRow = Awaited<ReturnType<typeof listVehicles>>['rows'][number];
type Translate = Awaited<ReturnType<typeof getTranslations<never>>>;

/** The default columns. */
export const STANDARD_VEHICLE_COLUMNS = ['plate', 'status', 'fuel', 'odometer', 'rate'];

interface Shown {
  locale: Locale;
  timeZone: string;
  /** The attachment with each vehicle's main photo; none when printing. */
  covers: Map<string, string> | null;
}

export function vehicleListColumns(
  t: Translate,
  { locale, timeZone, covers }: Shown,
): [ListColumn<VehicleRow>, ...ListColumn<VehicleRow>[]] {
  const money = (cents: number | null) => (cents === null ? '' : formatMoney(cents, 'USD', locale));
  const day = (value: string | null) => (
    <span className="whitespace-nowrap">{value && formatDate(value, locale, timeZone)}</span>
  );
  return [
    {
      key: 'name',
      header: t('vehicles.name'),
      cell: (row) => (
        <span className="flex items-center gap-3">
          {covers && <VehiclePicture row={row} cover={covers.get(row.id)} />}
          <span className="min-w-24">
            {row.make} {row.model} <span className="font-normal text-muted">{row.year}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'plate',
      header: t('vehicles.plate'),
      cell: (row) => <span className="tabular whitespace-nowrap">{row.plate}</span>,
    },
    { key: 'status', header: t('common.status'), cell: (row) => <StatusBadge status={row.status} /> },
    { key: 'class', header: t('vehicles.class'), cell: (row) => row.className, name: true },
    { key: 'color', header: t('vehicles.color'), cell: (row) => row.color, name: true },
    { key: 'fuel', header: t('vehicles.fuel_type'), cell: (row) => t(`vehicles.${row.fuelType}`) },
    { key: 'transmission', header: t('vehicles.transmission'), cell: (row) => t(`vehicles.${row.transmission}`) },
    { key: 'seats', header: t('vehicles.seats'), numeric: true, cell: (row) => row.seats },
    { key: 'condition', header: t('vehicles.condition'), cell: (row) => t(`vehicles.${row.condition}`) },
    { key: 'vin', header: t('vehicles.vin'), cell: (row) => <span className="tabular">{row.vin}</span> },
    { key: 'insurance', header: t('vehicles.insurance_expires'), cell: (row) => day(row.insuranceExpiresOn) },
    { key: 'registration', header: t('vehicles.registration_expires'), cell: (row) => day(row.registrationExpiresOn) },
    {
      key: 'odometer',
      header: t('vehicles.mileage'),
      numeric: true,
      cell: (row) => `${formatNumber(row.odometerKm, locale)} km`,
    },
    { key: 'rate', header: t('vehicles.rate'), numeric: true, cell: (row) => money(row.dailyRateCents) },
    { key: 'weekly', header: t('vehicles.weekly_rate'), numeric: true, cell: (row) => money(row.weeklyRateCents) },
    { key: 'monthly', header: t('vehicles.monthly_rate'), numeric: true, cell: (row) => money(row.monthlyRateCents) },
  ];
}

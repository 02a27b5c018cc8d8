import type { ListColumn } from '@/components/lists/list-screen';
import { statusBadge } from '@/components/ui/status-badge';
import { formatDate } from '@/lib/dates';
import { thumbnailUrl } from '@/lib/files/file-url';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import { formatMoney, formatNumber } from '@/lib/money';
import { bodyOf } from '@/lib/vehicles/body-of';
import { colorText } from '@/lib/vehicles/color-text';
import type { listVehicles } from '@/lib/vehicles/list-vehicles';

export type VehicleRow = Awaited<ReturnType<typeof listVehicles>>['rows'][number];

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
  const day = (value: string | null) => value && formatDate(value, locale, timeZone);
  const name = ({ id, make, model, year, className, color }: VehicleRow) => ({
    text: `${make} ${model}`,
    note: year,
    ...(covers && {
      tableNote: true,
      photo: { photo: thumbnail(covers.get(id)), body: bodyOf({ model, className }), color },
    }),
  });
  return [
    { key: 'name', header: t('vehicles.name'), cell: name, card: 'title' },
    {
      key: 'plate',
      header: t('vehicles.plate'),
      // On a phone the year would make most names wrap.
      cell: ({ plate, year }) => ({ text: plate, cardNote: `· ${year}` }),
      figures: true,
      card: 'start',
      quiet: true,
    },
    {
      key: 'status',
      header: t('common.status'),
      cell: (row) => ({ badge: statusBadge(t, row.status) }),
      card: 'state',
    },
    { key: 'class', header: t('vehicles.class'), cell: (row) => row.className, name: true },
    { key: 'color', header: t('vehicles.color'), cell: (row) => colorText(t, row.color), name: true },
    { key: 'fuel', header: t('vehicles.fuel_type'), cell: (row) => t(`vehicles.${row.fuelType}`) },
    { key: 'transmission', header: t('vehicles.transmission'), cell: (row) => t(`vehicles.${row.transmission}`) },
    { key: 'seats', header: t('vehicles.seats'), numeric: true, cell: (row) => row.seats },
    { key: 'condition', header: t('vehicles.condition'), cell: (row) => t(`vehicles.${row.condition}`) },
    { key: 'vin', header: t('vehicles.vin'), cell: (row) => row.vin, figures: true },
    {
      key: 'insurance',
      header: t('vehicles.insurance_expires'),
      cell: (row) => day(row.insuranceExpiresOn),
      figures: true,
    },
    {
      key: 'registration',
      header: t('vehicles.registration_expires'),
      cell: (row) => day(row.registrationExpiresOn),
      figures: true,
    },
    {
      key: 'odometer',
      header: t('vehicles.mileage'),
      numeric: true,
      cell: (row) => `${formatNumber(row.odometerKm, locale)} km`,
    },
    {
      key: 'rate',
      header: t('vehicles.rate'),
      numeric: true,
      cell: (row) => ({ text: money(row.dailyRateCents), cardNote: t('common.per_day') }),
      card: 'end',
      quiet: true,
    },
    { key: 'weekly', header: t('vehicles.weekly_rate'), numeric: true, cell: (row) => money(row.weeklyRateCents) },
    { key: 'monthly', header: t('vehicles.monthly_rate'), numeric: true, cell: (row) => money(row.monthlyRateCents) },
    { key: 'price', header: t('vehicles.purchase_price'), numeric: true, cell: (row) => money(row.purchasePriceCents) },
    { key: 'purchased', header: t('vehicles.purchased_on'), cell: (row) => day(row.purchasedOn), figures: true },
  ];
}

function thumbnail(cover: string | undefined): string | undefined {
  return cover && thumbnailUrl(cover);
}

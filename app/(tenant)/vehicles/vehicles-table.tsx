import { useTranslations } from 'next-intl';
import { StatusBadge } from '@/components/ui/status-badge';
import { DataTable } from '@/components/ui/table';
import { bodyOf, VehicleSilhouette } from '@/components/ui/vehicle-silhouette';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney, formatNumber } from '@/lib/money';
import type { ShownVehicleStatus } from '@/lib/vehicles/values';

interface VehicleRow {
  id: string;
  make: string;
  model: string;
  year: number;
  plate: string;
  className: string | null;
  dailyRateCents: number;
  odometerKm: number;
  fuelType: 'gasoline' | 'diesel' | 'electric' | 'hybrid';
  status: ShownVehicleStatus;
}

export function VehiclesTable({ rows, locale }: { rows: VehicleRow[]; locale: Locale }) {
  const t = useTranslations();
  const name = (row: VehicleRow) => (
    <span className="flex items-center gap-3">
      <VehicleSilhouette body={bodyOf(row.model, row.className)} className="h-7 w-12 shrink-0 text-muted" />
      <span>
        {row.make} {row.model} <span className="font-normal text-muted">{row.year}</span>
      </span>
    </span>
  );
  return (
    <DataTable
      caption={t('vehicles.list_title')}
      rows={rows}
      rowKey={(row) => row.id}
      href={(row) => `/vehicles/${row.id}`}
      columns={[
        { key: 'name', header: t('vehicles.name'), cell: name },
        {
          key: 'plate',
          header: t('vehicles.plate'),
          cell: (row) => <span className="tabular whitespace-nowrap">{row.plate}</span>,
        },
        { key: 'status', header: t('common.status'), cell: (row) => <StatusBadge status={row.status} /> },
        { key: 'fuel', header: t('vehicles.fuel_type'), cell: (row) => t(`vehicles.${row.fuelType}`) },
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
          cell: (row) => formatMoney(row.dailyRateCents, 'USD', locale),
        },
      ]}
      card={(row) => (
        <span className="grid gap-2">
          <span className="flex items-start justify-between gap-3">
            <span className="font-medium">{name(row)}</span>
            <StatusBadge status={row.status} />
          </span>
          <span className="tabular flex justify-between gap-3 text-sm text-muted">
            <span>{row.plate}</span>
            <span>
              {formatMoney(row.dailyRateCents, 'USD', locale)} {t('common.per_day')}
            </span>
          </span>
        </span>
      )}
    />
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { StatusBadge } from '@/components/ui/status-badge';
import { formatMoney } from '@/lib/money';
import type { VehicleRow } from './vehicle-list-columns';
import { VehiclePicture } from './vehicle-picture';

export function VehicleCard({ row, cover }: { row: VehicleRow; cover: string | undefined }) {
  const t = useTranslations('common');
  const locale = useLocale();
  return (
    <span className="grid gap-2">
      <span className="flex items-start justify-between gap-3">
        <span className="flex min-w-0 items-center gap-3 font-medium">
          <VehiclePicture row={row} cover={cover} />
          <span className="min-w-0">
            {row.make} {row.model} <span className="font-normal text-muted">{row.year}</span>
          </span>
        </span>
        <StatusBadge status={row.status} />
      </span>
      <span className="tabular flex justify-between gap-3 text-sm text-muted">
        <span className="whitespace-nowrap">{row.plate}</span>
        <span>
          {formatMoney(row.dailyRateCents, 'USD', locale)} {t('per_day')}
        </span>
      </span>
    </span>
  );
}

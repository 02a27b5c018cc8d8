import { licenseFilter } from '@/components/lists/license-filter';
import type { ListFilter } from '@/components/lists/list-filters';
import type { DriverFilters } from '@/lib/drivers/input';
import { DRIVER_KINDS } from '@/lib/drivers/values';
import type { Translate } from '@/lib/i18n/translate';

export function driverListFilters(t: Translate, filters: DriverFilters): ListFilter[] {
  return [
    {
      name: 'kind',
      label: t('drivers.kind'),
      value: filters.kind ?? '',
      options: [
        { value: '', label: t('drivers.any_kind') },
        ...DRIVER_KINDS.map((kind) => ({ value: kind, label: t(`drivers.kind_${kind}`) })),
      ],
    },
    licenseFilter(t, t('drivers.license_expiry'), filters.license),
    {
      name: 'sort',
      label: t('common.sort_by'),
      value: filters.sort,
      options: (['name', 'newest'] as const).map((sort) => ({ value: sort, label: t(`drivers.sort_${sort}`) })),
    },
  ];
}

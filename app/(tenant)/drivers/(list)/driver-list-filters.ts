import type { getTranslations } from 'next-intl/server';
import type { ListFilter } from '@/components/lists/list-filters';
import type { DriverFilters } from '@/lib/drivers/input';
import { DRIVER_KINDS } from '@/lib/drivers/values';
import { EXPIRIES } from '@/lib/expiry';

type Translate = Awaited<ReturnType<typeof getTranslations<never>>>;

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
    {
      name: 'license',
      label: t('drivers.license_expiry'),
      value: filters.license ?? '',
      options: [
        { value: '', label: t('lists.any_license') },
        ...EXPIRIES.map((expiry) => ({ value: expiry, label: t(`lists.license_${expiry}`) })),
      ],
    },
    {
      name: 'sort',
      label: t('common.sort_by'),
      value: filters.sort,
      options: (['name', 'newest'] as const).map((sort) => ({ value: sort, label: t(`drivers.sort_${sort}`) })),
    },
  ];
}

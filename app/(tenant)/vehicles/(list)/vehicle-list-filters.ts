import type { ListFilter } from '@/components/lists/list-filters';
import { classFilter } from '@/components/vehicles/class-filter';
import { EXPIRIES } from '@/lib/expiry';
import type { Translate } from '@/lib/i18n/translate';
import { VEHICLE_SORTS, type VehicleFilters } from '@/lib/vehicles/input';
import { FUEL_TYPES } from '@/lib/vehicles/values';

export function vehicleListFilters(
  t: Translate,
  filters: VehicleFilters,
  classes: { id: string; name: string }[],
): ListFilter[] {
  return [
    classFilter(t, filters.class, classes),
    {
      name: 'fuel',
      label: t('vehicles.fuel_type'),
      value: filters.fuel ?? '',
      options: [
        { value: '', label: t('vehicles.any_fuel') },
        ...FUEL_TYPES.map((fuel) => ({ value: fuel, label: t(`vehicles.${fuel}`) })),
      ],
    },
    {
      name: 'documents',
      label: t('vehicles.documents'),
      value: filters.documents ?? '',
      options: [
        { value: '', label: t('vehicles.any_documents') },
        ...EXPIRIES.map((expiry) => ({ value: expiry, label: t(`vehicles.documents_${expiry}`) })),
      ],
    },
    {
      name: 'sort',
      label: t('common.sort_by'),
      value: filters.sort,
      options: VEHICLE_SORTS.map((sort) => ({ value: sort, label: t(`vehicles.sort_${sort}`) })),
    },
  ];
}

import type { ListFilter } from '@/components/lists/list-filters';
import type { PlannerFilters } from '@/lib/availability/input';
import type { Translate } from '@/lib/i18n/translate';
import { SHOWN_STATUSES } from '@/lib/vehicles/values';

export function plannerFilters(
  t: Translate,
  filters: PlannerFilters,
  classes: { id: string; name: string }[],
): ListFilter[] {
  return [
    {
      name: 'class',
      label: t('vehicles.class'),
      value: filters.class ?? '',
      options: [
        { value: '', label: t('vehicles.any_class') },
        ...classes.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      name: 'status',
      label: t('common.status'),
      value: filters.status ?? '',
      options: [
        { value: '', label: t('availability.any_status') },
        ...SHOWN_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) })),
      ],
    },
  ];
}

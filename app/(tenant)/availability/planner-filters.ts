import type { ListFilter } from '@/components/lists/list-filters';
import { classFilter } from '@/components/vehicles/class-filter';
import type { PlannerFilters } from '@/lib/availability/input';
import type { Translate } from '@/lib/i18n/translate';
import { SHOWN_STATUSES } from '@/lib/vehicles/values';

export function plannerFilters(
  t: Translate,
  filters: PlannerFilters,
  classes: { id: string; name: string }[],
): ListFilter[] {
  return [
    classFilter(t, filters.class, classes),
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

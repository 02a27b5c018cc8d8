import type { ListFilter } from '@/components/lists/list-filters';
import type { Translate } from '@/lib/i18n/translate';
import type { Plan } from '@/lib/plans/read-plans';
import { TENANT_NEEDS, TENANT_SORTS, type TenantFilters } from '@/lib/tenants/input';
import { planName } from '@/lib/tenants/plan-text';

/** Companies by plan and by what they need, and in which order. */
export function tenantListFilters(t: Translate, filters: TenantFilters, plans: Plan[]): ListFilter[] {
  return [
    {
      name: 'plan',
      label: t('admin.plan'),
      value: filters.plan ?? '',
      options: [
        { value: '', label: t('tenants.any_plan') },
        ...plans.map(({ code }) => ({ value: code, label: planName(t, code) })),
      ],
    },
    {
      name: 'need',
      label: t('tenants.need'),
      value: filters.need ?? '',
      options: [
        { value: '', label: t('tenants.need_any') },
        ...TENANT_NEEDS.map((need) => ({ value: need, label: t(`tenants.need_${need}`) })),
      ],
    },
    {
      name: 'sort',
      label: t('common.sort_by'),
      value: filters.sort,
      options: TENANT_SORTS.map((sort) => ({ value: sort, label: t(`tenants.sort_${sort}`) })),
    },
  ];
}

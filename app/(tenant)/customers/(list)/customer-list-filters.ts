import { licenseFilter } from '@/components/lists/license-filter';
import type { ListFilter } from '@/components/lists/list-filters';
import type { CustomerFilters } from '@/lib/customers/input';
import { TIERS } from '@/lib/customers/values';
import type { Translate } from '@/lib/i18n/translate';

export function customerListFilters(t: Translate, filters: CustomerFilters): ListFilter[] {
  return [
    {
      name: 'tier',
      label: t('customers.tier'),
      value: filters.tier ?? '',
      options: [
        { value: '', label: t('customers.any_tier') },
        ...TIERS.map((tier) => ({ value: tier, label: t(`customers.tier_${tier}`) })),
      ],
    },
    licenseFilter(t, t('customers.license_expiry'), filters.license),
    {
      name: 'sort',
      label: t('common.sort_by'),
      value: filters.sort,
      options: (['name', 'newest'] as const).map((sort) => ({ value: sort, label: t(`customers.sort_${sort}`) })),
    },
  ];
}

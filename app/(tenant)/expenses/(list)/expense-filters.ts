import type { ListFilter } from '@/components/lists/list-filters';
import { EXPENSE_PERIODS, EXPENSE_SORTS, type ExpenseFilters } from '@/lib/expenses/input';
import { EXPENSE_KINDS } from '@/lib/expenses/values';
import type { Translate } from '@/lib/i18n/translate';

export function expenseFilters(t: Translate, filters: ExpenseFilters): ListFilter[] {
  return [
    {
      name: 'kind',
      label: t('expenses.kind'),
      value: filters.kind ?? '',
      options: [
        { value: '', label: t('expenses.any_kind') },
        ...EXPENSE_KINDS.map((kind) => ({ value: kind, label: t(`expenses.kind_${kind}`) })),
      ],
    },
    {
      name: 'of',
      label: t('expenses.of'),
      value: filters.of ?? '',
      options: [
        { value: '', label: t('expenses.any_of') },
        ...(['vehicles', 'company'] as const).map((of) => ({ value: of, label: t(`expenses.of_${of}`) })),
      ],
    },
    {
      name: 'period',
      label: t('expenses.period'),
      value: filters.period ?? '',
      options: [
        { value: '', label: t('expenses.any_period') },
        ...EXPENSE_PERIODS.map((period) => ({ value: period, label: t(`expenses.period_${period}`) })),
      ],
    },
    {
      name: 'sort',
      label: t('common.sort_by'),
      value: filters.sort,
      options: EXPENSE_SORTS.map((sort) => ({ value: sort, label: t(`expenses.sort_${sort}`) })),
    },
  ];
}

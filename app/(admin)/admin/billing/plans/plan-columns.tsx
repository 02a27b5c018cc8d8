import type { ListColumn } from '@/components/lists/list-screen';
import { statusBadge } from '@/components/ui/status-badge';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import { formatMoney, formatNumber } from '@/lib/money';
import type { PlanRow } from '@/lib/plans/list-plan-records';
import { planName } from '@/lib/tenants/plan-text';

/** Plans with their price today, the planned one below it, their limits, and how many companies have each. */
export function planColumns(t: Translate, locale: Locale): [ListColumn<PlanRow>, ...ListColumn<PlanRow>[]] {
  const money = (cents: number) => formatMoney(cents, 'USD', locale);
  const price = ({ monthlyPriceCents, planned }: PlanRow) => ({
    text: money(monthlyPriceCents),
    ...(planned && {
      below: t('plans.from', {
        day: formatDate(planned.fromDay, locale, 'UTC'),
        price: money(planned.monthlyPriceCents),
      }),
    }),
  });
  const limit = (value: number | null) => (value === null ? t('plans.no_limit') : formatNumber(value, locale));
  const fact = { numeric: true, card: 'fact', labelled: true } as const;
  return [
    {
      key: 'name',
      header: t('admin.plan'),
      cell: ({ code }) => ({ text: planName(t, code), strong: true }),
      card: 'title',
    },
    {
      key: 'state',
      header: t('common.status'),
      cell: ({ retiredAt }) => ({ badge: statusBadge(t, retiredAt ? 'plan_retired' : 'plan_offered') }),
      card: 'state',
    },
    { key: 'price', header: t('plans.price'), cell: price, ...fact },
    {
      key: 'vehicles',
      header: t('plans.vehicle_limit'),
      cell: ({ vehicleLimit }) => limit(vehicleLimit),
      ...fact,
    },
    { key: 'members', header: t('plans.member_limit'), cell: ({ memberLimit }) => limit(memberLimit), ...fact },
    {
      key: 'companies',
      header: t('plans.companies'),
      cell: ({ companies }) => formatNumber(companies, locale),
      ...fact,
    },
  ];
}

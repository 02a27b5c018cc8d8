import { useLocale, useTranslations } from 'next-intl';
import { ChoiceLinks } from '@/components/lists/choice-links';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import type { listRevenue, RevenueRow } from '@/lib/figures/list-revenue';
import { REVENUE_BY, type RevenueWay } from '@/lib/figures/values';
import { formatMoney, formatPercent } from '@/lib/money';
import { PAYMENT_METHODS } from '@/lib/payments/values';

interface Props {
  by: RevenueWay;
  revenue: Awaited<ReturnType<typeof listRevenue>>;
  /** The address with another choice. */
  href: (by: RevenueWay) => string;
}

/** The revenue of a period by something, as a table whose rows have bars. All the others together have none: they are no one to compare. */
export function RevenueByCard({ by, revenue: { rows, totalCents, others }, href }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const most = Math.max(1, ...rows.map(({ cents }) => cents));
  const nameOf = ({ label }: RevenueRow) => {
    if (by === 'method') {
      const method = PAYMENT_METHODS.find((one) => one === label);
      return method
        ? t(`payments.method_${method}`)
        : label === 'advance'
          ? t('figures.from_advance')
          : t('figures.from_deposit');
    }
    if (label !== null) return label;
    return by === 'class'
      ? t('figures.no_name_class')
      : by === 'clerk'
        ? t('figures.no_name_clerk')
        : t('figures.no_name_other');
  };
  const linkOf = ({ id }: RevenueRow) =>
    id === null ? null : by === 'vehicle' ? `/vehicles/${id}?tab=money` : `/customers/${id}`;
  const all = [
    ...rows.map((row, index) => ({
      key: `${row.id ?? row.label ?? ''} ${index}`,
      name: nameOf(row),
      href: linkOf(row),
      cents: row.cents,
    })),
    ...(others.count > 0
      ? [{ key: 'others', name: t('figures.others', { count: others.count }), href: null, cents: others.cents }]
      : []),
  ];
  const title = t(`figures.sheet_revenue_by_${by}`);
  return (
    <Card title={title}>
      <ChoiceLinks
        label={t('figures.by')}
        choices={REVENUE_BY.flatMap((way) =>
          way === 'day' ? [] : [{ key: way, label: t(`figures.by_${way}`), href: href(way), current: way === by }],
        )}
      />
      {all.length === 0 ? (
        <p className="text-muted">{t('figures.none')}</p>
      ) : (
        <table className="w-full">
          <caption className="sr-only">{title}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t(`figures.by_${by}`)}</th>
              <th scope="col">{t('figures.column.revenue')}</th>
              <th scope="col">{t('figures.share')}</th>
            </tr>
          </thead>
          <tbody>
            {all.map(({ key, name, href: to, cents }) => (
              <tr key={key} className="border-t border-hairline first:border-0">
                <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
                  {to ? (
                    <Link href={to} className="hover:underline">
                      <Unbroken text={name} />
                    </Link>
                  ) : (
                    <Unbroken text={name} />
                  )}
                  {key !== 'others' && (
                    <span className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
                      <span
                        className="block h-full bg-accent"
                        style={{ width: `${(Math.max(0, cents) / most) * 100}%` }}
                      />
                    </span>
                  )}
                </th>
                <td className="tabular w-px py-2 pl-4 text-right font-medium whitespace-nowrap">
                  {formatMoney(cents, 'USD', locale)}
                </td>
                <td className="tabular w-px py-2 pl-3 text-right text-sm whitespace-nowrap text-muted">
                  {totalCents > 0 ? formatPercent(cents / totalCents, locale) : '—'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

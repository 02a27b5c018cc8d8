import { useLocale, useTranslations } from 'next-intl';
import { costName } from '@/components/figures/cost-name';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { COST_KINDS, type CostKind } from '@/lib/figures/values';
import { formatMoney } from '@/lib/money';

interface Props {
  title: string;
  earned: { incomeCents: number; costCents: number; costs: Partial<Record<CostKind, number>> };
}

/** Income, each kind of cost, and what is left. */
export function EarnedCard({ title, earned: { incomeCents, costCents, costs } }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const lines = [
    { key: 'income', label: t('history.income'), cents: incomeCents },
    ...COST_KINDS.flatMap((kind) => {
      const cents = costs[kind];
      return cents === undefined ? [] : [{ key: kind, label: costName(t, kind), cents: -cents }];
    }),
    { key: 'left', label: t('history.left'), cents: incomeCents - costCents },
  ];
  return (
    <Card title={title}>
      <dl className="grid gap-2">
        {lines.map(({ key, label, cents }) => (
          <div
            key={key}
            className={cn(
              'flex justify-between gap-4',
              key === 'left' && 'border-t border-hairline pt-2 font-semibold',
            )}
          >
            <dt>{label}</dt>
            <dd className="tabular whitespace-nowrap">{formatMoney(cents, 'USD', locale)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

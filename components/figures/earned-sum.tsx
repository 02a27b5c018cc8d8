import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { COST_KINDS, type CostKind } from '@/lib/figures/values';
import { formatMoney } from '@/lib/money';
import { costName } from './cost-name';

interface Props {
  earned: { incomeCents: number; costCents: number; costs: Partial<Record<CostKind, number>> };
  /** What the first and the last line are called. */
  income: string;
  result: string;
}

/** Income, each kind of cost and the result, in one column as they add up. */
export function EarnedSum({ earned: { incomeCents, costCents, costs }, income, result }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const lines = [
    { key: 'income', label: income, cents: incomeCents },
    ...COST_KINDS.flatMap((kind) => {
      const cents = costs[kind];
      return cents === undefined ? [] : [{ key: kind, label: costName(t, kind), cents: -cents }];
    }),
    { key: 'result', label: result, cents: incomeCents - costCents },
  ];
  return (
    <dl className="grid gap-2">
      {lines.map(({ key, label, cents }) => (
        <div
          key={key}
          className={cn(
            'flex justify-between gap-4',
            key === 'result' && 'border-t border-hairline pt-2 font-semibold',
          )}
        >
          <dt>{label}</dt>
          <dd className="tabular whitespace-nowrap">{formatMoney(cents, 'USD', locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

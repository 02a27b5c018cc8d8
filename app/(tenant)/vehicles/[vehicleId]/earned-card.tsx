import { useTranslations } from 'next-intl';
import { EarnedSum } from '@/components/figures/earned-sum';
import { Card } from '@/components/ui/card';
import type { CostKind } from '@/lib/figures/values';

interface Props {
  title: string;
  earned: { incomeCents: number; costCents: number; costs: Partial<Record<CostKind, number>> };
}

/** Income, each kind of cost, and what is left. */
export function EarnedCard({ title, earned }: Props) {
  const t = useTranslations('history');
  return (
    <Card title={title}>
      <EarnedSum earned={earned} income={t('income')} result={t('left')} />
    </Card>
  );
}

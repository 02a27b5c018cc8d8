import type { CostKind } from '@/lib/figures/values';
import type { Translate } from '@/lib/i18n/translate';

/** What people call a kind of cost. */
export function costName(t: Translate, kind: CostKind): string {
  if (kind === 'maintenance') return t('figures.cost_maintenance');
  return kind === 'owner' ? t('figures.cost_owner') : t(`expenses.kind_${kind}`);
}

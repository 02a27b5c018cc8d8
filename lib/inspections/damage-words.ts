import type { useTranslations } from 'next-intl';
import type { FoundDamage } from './condition-input';
import { zoneAt } from './zone-at';

/** The words for a damage: its place and its kind. */
export function damageWords(
  damage: Pick<FoundDamage, 'view' | 'x' | 'y' | 'kind'>,
  t: ReturnType<typeof useTranslations<never>>,
): string {
  const zone = t(`inspections.zone_${zoneAt(damage)}`);
  return t('inspections.damage_at', { zone, kind: t(`inspections.kind_${damage.kind}`) });
}

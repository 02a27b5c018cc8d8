import { useTranslations } from 'next-intl';
import { damageWords } from '@/lib/inspections/damage-words';

type NamedDamage = Parameters<typeof damageWords>[0];

/** The words for a damage, in the reader's language. */
export function useDamageName(): (damage: NamedDamage) => string {
  const t = useTranslations();
  return (damage) => damageWords(damage, t);
}

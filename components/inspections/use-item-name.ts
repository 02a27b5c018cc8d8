import { useTranslations } from 'next-intl';
import { knownItem } from '@/lib/known-item';

/** The name of a thing on the checklist: ours in the reader's language, or the company's own. */
export function useItemName(): (item: string) => string {
  const t = useTranslations('inspections');
  return (item) => {
    const known = knownItem(item);
    return known ? t(known) : item;
  };
}

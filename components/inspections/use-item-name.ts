import { useTranslations } from 'next-intl';

/** The words that the product has for things of a checklist. */
const KNOWN = ['spare_wheel', 'jack', 'registration_papers', 'insurance_card'] as const;

/** The name of a thing on the checklist: ours in the reader's language, or the company's own. */
export function useItemName(): (item: string) => string {
  const t = useTranslations('inspections');
  return (item) => {
    const known = KNOWN.find((name) => name === item);
    return known ? t(known) : item;
  };
}

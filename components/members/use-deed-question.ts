import { useTranslations } from 'next-intl';

export type Deed = 'unlock' | 'deactivate' | 'reactivate' | 'end_all' | 'reset_factor';

/** The words with which somebody is asked before something is done to an account. */
export function useDeedQuestion() {
  const t = useTranslations('members');
  return (deed: Deed, name: string) => ({
    label: t(`${deed}_label`),
    title: t(`${deed}_named`, { name }),
    description: t(`${deed}_help`, { name }),
    confirmLabel: t(`${deed}_named`, { name }),
    done: t(`${deed}_done`, { name }),
  });
}

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';

interface Props {
  cancelHref: string;
  label: string;
  pending: boolean;
  /** What the form comes to, in sight also where its end is not. */
  sum?: ReactNode;
}

/** The bar below a form. On a phone it stays within reach of the thumb. */
export function FormActions({ cancelHref, label, pending, sum }: Props) {
  const t = useTranslations('action');
  return (
    <div className="action-bar -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-hairline bg-canvas px-4 py-3 lg:static lg:mx-0 lg:border-0 lg:px-0">
      {sum && <p className="flex basis-full justify-between gap-4 font-semibold lg:hidden">{sum}</p>}
      <LinkButton href={cancelHref}>{t('back')}</LinkButton>
      <Button type="submit" variant="primary" pending={pending} className="max-lg:flex-1">
        {label}
      </Button>
    </div>
  );
}

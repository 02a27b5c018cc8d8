import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';

/** The bar below a form. On a phone it stays within reach of the thumb. */
export function FormActions({ cancelHref, label, pending }: { cancelHref: string; label: string; pending: boolean }) {
  const t = useTranslations('action');
  return (
    <div className="action-bar -mx-4 flex justify-end gap-2 border-t border-hairline bg-canvas px-4 py-3 lg:static lg:mx-0 lg:border-0 lg:px-0">
      <LinkButton href={cancelHref}>{t('back')}</LinkButton>
      <Button type="submit" variant="primary" pending={pending} className="max-lg:flex-1">
        {label}
      </Button>
    </div>
  );
}

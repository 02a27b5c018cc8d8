import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** Opens an invoice of the platform as a PDF. */
export function InvoicePaperLink({ href, number }: { href: string; number: string }) {
  const t = useTranslations('billing');
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={buttonClass('ghost')}
      aria-label={t('paper_number', { number })}
    >
      <Icon name="file-text" />
      PDF
    </a>
  );
}

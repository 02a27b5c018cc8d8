import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { LOCALES, type Locale } from '@/lib/i18n/locales';

/** Which languages of the agreement have terms that the company has written. */
export function TermsCard({ own }: { own: Record<Locale, string> }) {
  const t = useTranslations();
  const written = LOCALES.filter((locale) => own[locale] !== '').map((locale) => t(`app.language_${locale}`));
  return (
    <Card
      title={t('settings.terms')}
      action={
        <LinkButton href="/settings/terms" icon={<Icon name="pencil" />} aria-label={t('settings.terms_edit')}>
          {t('action.edit')}
        </LinkButton>
      }
    >
      <p className="mb-4 max-w-prose text-muted">{t('settings.terms_detail')}</p>
      <p>
        {written.length > 0 ? t('settings.terms_own', { languages: written.join(', ') }) : t('settings.terms_product')}
      </p>
    </Card>
  );
}

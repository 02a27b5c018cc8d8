import { useTranslations } from 'next-intl';
import { ClauseList } from '@/components/rentals/clause-list';
import type { Locale } from '@/lib/i18n/locales';
import { parseTerms } from '@/lib/papers/parse-terms';

/** The clauses as the agreement prints them. */
export function TermsPreview({ text, locale }: { text: string; locale: Locale }) {
  const t = useTranslations('settings');
  const clauses = parseTerms(text);
  return (
    <section aria-label={t('terms_preview')} className="min-w-0">
      <h3 className="mb-1 text-sm font-medium">{t('terms_preview')}</h3>
      {clauses.length === 0 ? (
        <p className="text-muted">{t('terms_none')}</p>
      ) : (
        <ClauseList clauses={clauses} locale={locale} label={t('terms_preview')} />
      )}
    </section>
  );
}

import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { parseTerms } from '@/lib/papers/parse-terms';

/** The clauses as the agreement prints them: numbered, each after its title. */
export function TermsPreview({ text, locale }: { text: string; locale: Locale }) {
  const t = useTranslations('settings');
  const clauses = parseTerms(text);
  return (
    <section aria-label={t('terms_preview')} className="min-w-0">
      <h3 className="mb-1 text-sm font-medium">{t('terms_preview')}</h3>
      {clauses.length === 0 ? (
        <p className="text-muted">{t('terms_none')}</p>
      ) : (
        <ol
          lang={locale}
          // A scrolling area must be reachable by keyboard.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: so that its text can be scrolled
          tabIndex={0}
          className="grid max-h-110 list-decimal gap-1.5 overflow-y-auto rounded-control border border-hairline bg-canvas py-3 pr-3 pl-8 text-sm"
        >
          {clauses.map(({ title, body }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two clauses may be equal while they are typed
            <li key={index} className="break-words whitespace-pre-line">
              <span className="font-semibold">{title}.</span> {body}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

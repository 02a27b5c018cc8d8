import type { Locale } from '@/lib/i18n/locales';
import type { AgreementClause } from '@/lib/papers/agreement-data';

interface ClauseListProps {
  clauses: readonly AgreementClause[];
  locale: Locale;
  label: string;
}

/** The clauses as the agreement prints them, numbered, each after its title, in an area that scrolls. */
export function ClauseList({ clauses, locale, label }: ClauseListProps) {
  return (
    <ol
      lang={locale}
      aria-label={label}
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
  );
}

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { DiscardDraft } from './discard-draft';

interface OpenDraft {
  id: string;
  title: string | null;
  detail: string | null;
  touched: string;
}

/** The last draft with a customer and the folded list of all in one line, so that they do not push the form off a phone's screen. */
export function OpenDrafts({ drafts }: { drafts: OpenDraft[] }) {
  const t = useTranslations('rentals');
  // One without a customer says too little to be offered by itself.
  const last = drafts.find(({ title }) => title !== null);
  return (
    <section aria-label={t('drafts_open')} className="-mt-3 mb-1 flex flex-wrap items-baseline gap-x-4 lg:mb-4">
      {last && (
        <p className="flex min-w-0 items-baseline gap-x-2 max-sm:flex-1">
          <Icon name="file-pen" className="size-4 shrink-0 self-center text-muted sm:hidden" />
          <span className="shrink-0 text-muted max-sm:sr-only">{t('drafts_open')}</span>
          <Link href={`/rentals/new?draft=${last.id}`} className="min-w-0 truncate py-2 text-accent hover:underline">
            {[last.title, last.detail].filter(Boolean).join(' · ')}
          </Link>
        </p>
      )}
      <details className="group open:basis-full">
        <summary className="flex min-h-11 list-none items-center gap-1 text-sm text-muted hover:text-text lg:min-h-9 [&::-webkit-details-marker]:hidden">
          {t('drafts_all', { count: drafts.length })}
          <Icon name="chevron-right" className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        </summary>
        <div className="mb-2 rounded-card border border-hairline bg-raised py-1">
          <DraftList drafts={drafts} />
        </div>
      </details>
    </section>
  );
}

function DraftList({ drafts }: { drafts: OpenDraft[] }) {
  const t = useTranslations('rentals');
  return (
    <ul className="divide-y divide-hairline">
      {drafts.map((draft) => (
        <li key={draft.id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1.5">
          <Link href={`/rentals/new?draft=${draft.id}`} className="group min-w-0 py-1.5">
            <span className="font-medium text-accent wrap-anywhere group-hover:underline">
              {draft.title ?? t('draft_unnamed')}
            </span>
            <span className="block text-sm text-muted">
              {[draft.detail, t('draft_touched', { date: draft.touched })].filter(Boolean).join(' · ')}
            </span>
          </Link>
          <DiscardDraft draftId={draft.id} title={draft.title ?? t('draft_unnamed')} />
        </li>
      ))}
    </ul>
  );
}

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { DiscardDraft } from './discard-draft';

interface OpenDraft {
  id: string;
  title: string | null;
  detail: string | null;
  touched: string;
}

export function OpenDrafts({ drafts }: { drafts: OpenDraft[] }) {
  const t = useTranslations('rentals');
  return (
    <Card title={t('drafts_open')} flush className="mb-5 pb-1">
      <ul className="divide-y divide-hairline">
        {drafts.map((draft) => (
          <li key={draft.id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1.5">
            <Link href={`/rentals/new?draft=${draft.id}`} className="min-w-0 py-1.5 hover:text-accent">
              <span className="font-medium">{draft.title ?? t('draft_unnamed')}</span>
              <span className="block text-sm text-muted">
                {[draft.detail, t('draft_touched', { date: draft.touched })].filter(Boolean).join(' · ')}
              </span>
            </Link>
            <DiscardDraft draftId={draft.id} title={draft.title ?? t('draft_unnamed')} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/toast';
import { discardDraftAction } from './actions';

interface OpenDraft {
  id: string;
  title: string | null;
  detail: string | null;
  touched: string;
}

/** The open drafts. Only the last one is visible, so that the others do not push the form off a phone's screen. */
export function OpenDrafts({ drafts }: { drafts: OpenDraft[] }) {
  const t = useTranslations('rentals');
  const others = drafts.slice(1);
  return (
    <Card title={t('drafts_open')} flush className="mb-5 pb-1">
      <DraftList drafts={drafts.slice(0, 1)} />
      {others.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer px-4 py-2.5 text-muted hover:text-text">
            {t('drafts_more', { count: others.length })}
          </summary>
          <DraftList drafts={others} />
        </details>
      )}
    </Card>
  );
}

function DraftList({ drafts }: { drafts: OpenDraft[] }) {
  const t = useTranslations('rentals');
  return (
    <ul className="divide-y divide-hairline">
      {drafts.map((draft) => (
        <li key={draft.id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1.5">
          <Link href={`/rentals/new?draft=${draft.id}`} className="group min-w-0 py-1.5">
            <span className="font-medium text-accent underline underline-offset-2 wrap-anywhere group-hover:no-underline">
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

function DiscardDraft({ draftId, title }: { draftId: string; title: string }) {
  const t = useTranslations('rentals');
  const router = useRouter();
  return (
    <ConfirmDialog
      id={`discard-${draftId}`}
      danger
      label={t('draft_discard')}
      title={t('draft_discard_confirm')}
      description={title}
      confirmLabel={t('draft_discard')}
      action={() => discardDraftAction({ rentalId: draftId })}
      onDone={() => {
        toast(t('draft_discarded'));
        router.refresh();
      }}
    />
  );
}

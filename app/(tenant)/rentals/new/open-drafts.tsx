'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { discardDraftAction } from './actions';

interface OpenDraft {
  id: string;
  title: string | null;
  detail: string | null;
  touched: string;
}

export function OpenDrafts({ drafts }: { drafts: OpenDraft[] }) {
  const t = useTranslations('rentals');
  const router = useRouter();
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
            <ConfirmDialog
              id={`discard-${draft.id}`}
              danger
              label={t('draft_discard')}
              title={t('draft_discard_confirm')}
              description={draft.title ?? t('draft_unnamed')}
              confirmLabel={t('draft_discard')}
              action={() => discardDraftAction(draft.id)}
              onDone={() => {
                toast(t('draft_discarded'));
                router.refresh();
              }}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmInMenu } from '@/components/layout/confirm-in-menu';
import { toast } from '@/components/ui/toast';
import { discardDraftAction } from './actions';

/** Throws a draft away, after a question. */
export function DiscardDraft({ draftId, title }: { draftId: string; title: string }) {
  const t = useTranslations('rentals');
  const router = useRouter();
  return (
    <ConfirmInMenu
      of={title}
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

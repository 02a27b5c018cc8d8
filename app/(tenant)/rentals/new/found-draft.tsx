'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { keptDraft } from './kept-draft';

interface FoundDraftProps {
  draftId: string;
  /** Whether the server knows no draft of this company by this id. */
  unknown: boolean;
  children: ReactNode;
}

/**
 * The wizard of a draft that exists. One that could not be saved yet, as when the session had ended or the network was away, is in the
 * tab that typed it and nowhere else; of any other that the server does not know, it says so and opens nothing.
 */
export function FoundDraft({ draftId, unknown, children }: FoundDraftProps) {
  const t = useTranslations();
  // Asked once: what is on the screen stays there while its first saving is on its way.
  const [found, setFound] = useState(unknown ? null : true);
  useLayoutEffect(() => setFound((known) => known ?? keptDraft(draftId) !== null), [draftId]);
  if (found) return children;
  if (found === null) return null;
  return (
    <EmptyState
      title={t('errors.record_not_found')}
      action={<LinkButton href="/rentals/new">{t('nav.new_rental')}</LinkButton>}
    />
  );
}

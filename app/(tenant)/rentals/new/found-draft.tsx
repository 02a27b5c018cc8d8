'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { keptDraft } from './kept-draft';

interface FoundDraftProps {
  draftId: string;
  /** Whether the company has no draft with this id on the server. */
  unknown: boolean;
  children: ReactNode;
}

/**
 * The wizard of an existing draft. A draft that could not be saved, because the session ended or the network was down,
 * exists only in the tab where it was typed. For any other unknown draft it says so and opens nothing.
 */
export function FoundDraft({ draftId, unknown, children }: FoundDraftProps) {
  const t = useTranslations();
  // Read once: what is on the screen stays there during its first save.
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

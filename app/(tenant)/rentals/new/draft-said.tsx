'use client';

import { useTranslations } from 'next-intl';
import type { useDraft } from './use-draft';

const SAID = { saved: 'rentals.draft_saved', saving: 'common.saving', offline: 'rentals.draft_unsaved' } as const;

/** Whether the draft is saved. Its line is always there, so that nothing moves when it first says so. */
export function DraftSaid({ state }: { state: ReturnType<typeof useDraft>['state'] }) {
  const t = useTranslations();
  return (
    <span role="status" className="block min-h-[22px]">
      {state in SAID && t(SAID[state as keyof typeof SAID])}
    </span>
  );
}

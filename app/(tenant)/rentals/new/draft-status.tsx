import { useTranslations } from 'next-intl';
import type { DraftState } from './use-draft';

const SAID = { saved: 'rentals.draft_saved', saving: 'common.saving', offline: 'rentals.draft_unsaved' } as const;

/** The state of the draft: saved, being saved, or kept on this device because the network is down. */
export function DraftStatus({ state }: { state: DraftState }) {
  const t = useTranslations();
  const said = state in SAID ? SAID[state as keyof typeof SAID] : null;
  return <span role="status">{said && t(said)}</span>;
}

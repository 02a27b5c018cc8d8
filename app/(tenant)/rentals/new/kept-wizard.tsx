'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useEffect, useLayoutEffect, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { AgreementWizard } from './agreement-wizard';
import { keptDraft } from './use-draft';

type WizardProps = ComponentProps<typeof AgreementWizard>;

interface KeptWizardProps extends WizardProps {
  /** Whether the page's address names the draft. */
  known: boolean;
  /** Whether the URL names a draft unknown to the server. */
  unknown: boolean;
}

/**
 * Keeps the same wizard on the screen when the server renders the page again. A new draft gets its address only once it is
 * saved, and until then each rendering proposes another id. Only another draft, or a new one after a known one, starts over.
 */
export function KeptWizard({ known, unknown, ...props }: KeptWizardProps) {
  const [kept, setKept] = useState({ draftId: props.draftId, known });
  const another = known ? props.draftId !== kept.draftId : kept.known;
  const draftId = another ? props.draftId : kept.draftId;
  if (another || known !== kept.known) setKept({ draftId, known });
  return <FoundWizard key={draftId} unknown={unknown} {...props} draftId={draftId} />;
}

/** A draft that could not be saved yet exists only in the tab where it was typed. Any other unknown draft is not found. */
function FoundWizard({ unknown, ...props }: WizardProps & { unknown: boolean }) {
  const t = useTranslations();
  const router = useRouter();
  // Checked once: the wizard stays on the screen while its first save is on its way.
  const [found, setFound] = useState(unknown ? null : true);
  useLayoutEffect(() => setFound((before) => before ?? keptDraft(props.draftId) !== null), [props.draftId]);
  // A page that is loaded again may miss a save that the page before it was just told of. So the server is asked once more.
  useEffect(() => {
    if (found === false) router.refresh();
  }, [found, router]);
  if (found || !unknown) return <AgreementWizard {...props} />;
  if (found === null) return null;
  return (
    <EmptyState
      title={t('errors.record_not_found')}
      action={<LinkButton href="/rentals/new">{t('nav.new_rental')}</LinkButton>}
    />
  );
}

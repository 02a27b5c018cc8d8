'use client';

import { type ComponentProps, useState } from 'react';
import { AgreementWizard } from './agreement-wizard';
import { FoundDraft } from './found-draft';

type KeptWizardProps = ComponentProps<typeof AgreementWizard> & {
  /** Whether the URL names the draft. */
  known: boolean;
  /** Whether the URL names a draft unknown to the server. */
  unknown: boolean;
};

/**
 * Keeps the same wizard on the screen while the page around it is rendered again. A new draft gets its URL only once it
 * is saved, and until then each server response proposes another id. Only another draft, or a new one after a known
 * one, starts over.
 */
export function KeptWizard({ known, unknown, ...props }: KeptWizardProps) {
  const [kept, setKept] = useState({ draftId: props.draftId, known });
  const another = known ? props.draftId !== kept.draftId : kept.known;
  if (another || known !== kept.known) setKept({ draftId: another ? props.draftId : kept.draftId, known });
  const draftId = another ? props.draftId : kept.draftId;
  return (
    <FoundDraft key={draftId} draftId={draftId} unknown={unknown}>
      <AgreementWizard {...props} draftId={draftId} />
    </FoundDraft>
  );
}

'use client';

import { type ComponentProps, useState } from 'react';
import { AgreementWizard } from './agreement-wizard';
import { FoundDraft } from './found-draft';

type KeptWizardProps = ComponentProps<typeof AgreementWizard> & {
  /** Whether the page's address names the draft. */
  known: boolean;
  /** Whether the address names one that the server does not know. */
  unknown: boolean;
};

/**
 * Keeps one wizard on the screen while the page around it is made anew: a new draft gets its address only once it is saved, and until
 * then each answer of the server proposes another id. Only another draft, or a new one after a known, begins from the start.
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

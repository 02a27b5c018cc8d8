'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import type { ActionResult } from '@/lib/errors';
import { LinkToCopy } from './link-to-copy';
import type { MemberActions, PasswordLink } from './member-actions';

export interface MadeLinkProps {
  memberId: string;
  name: string;
  invite: MemberActions['invite'];
  close: () => void;
}

/** Makes a link to set a password as soon as it opens, and shows it. */
export function MadeLink({ memberId, name, invite, close }: MadeLinkProps) {
  const t = useTranslations();
  const [answer, setAnswer] = useState<ActionResult<PasswordLink> | null>(null);
  const asked = useRef(false);

  useEffect(() => {
    // A second link would end the first.
    if (asked.current) return;
    asked.current = true;
    invite({ memberId })
      .catch(() => ({ ok: false, error: { code: 'network_error' } }) as const)
      .then(setAnswer);
  }, [invite, memberId]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('members.link_title', { name })}
      description={answer?.ok ? t(`members.link_${answer.data.purpose}`, { name }) : undefined}
    >
      {!answer && <Spinner />}
      {answer && !answer.ok && <Alert>{t(`errors.${answer.error.code}`, answer.error.params)}</Alert>}
      {answer?.ok && <LinkToCopy {...answer.data} label={t('members.link_title', { name })} />}
    </Dialog>
  );
}

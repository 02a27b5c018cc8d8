'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast';
import type { ActionResult } from '@/lib/errors';
import type { MemberActions, PasswordLink } from './member-actions';

interface Props {
  memberId: string;
  name: string;
  invite: MemberActions['invite'];
  close: () => void;
}

/** Makes a link to set a password as soon as it opens, and shows it. */
export function LinkWindow({ memberId, name, invite, close }: Props) {
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

  /** Plain http has no clipboard. The field then shows the link for copying by hand. */
  async function copy(link: string) {
    await navigator.clipboard?.writeText(link);
    if (navigator.clipboard) toast(t('members.copied'));
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('members.link_title', { name })}
      description={answer?.ok ? t(`members.link_${answer.data.purpose}`, { name }) : undefined}
    >
      {!answer && <Spinner />}
      {answer && !answer.ok && <Alert>{t(`errors.${answer.error.code}`, answer.error.params)}</Alert>}
      {answer?.ok && (
        <div className="grid gap-3">
          <input
            readOnly
            value={answer.data.link}
            aria-label={t('members.link_title', { name })}
            onFocus={(event) => event.currentTarget.select()}
            className="control"
          />
          <Button variant="primary" onClick={() => copy(answer.data.link)}>
            {t('members.copy_link')}
          </Button>
          <p className="text-sm text-muted">{t('members.link_mailed', { email: answer.data.email })}</p>
        </div>
      )}
    </Dialog>
  );
}

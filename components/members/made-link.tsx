'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Spinner } from '@/components/ui/spinner';
import type { ActionResult } from '@/lib/errors';
import { LinkToCopy } from './link-to-copy';
import type { MemberActions, PasswordLink } from './member-actions';

interface Props {
  memberId: string;
  label: string;
  invite: MemberActions['invite'];
  onMade: (purpose: PasswordLink['purpose']) => void;
}

/** Makes a link to set a password as soon as it is there, and shows it. */
export function MadeLink({ memberId, label, invite, onMade }: Props) {
  const t = useTranslations('errors');
  const [answer, setAnswer] = useState<ActionResult<PasswordLink> | null>(null);
  const asked = useRef(false);

  useEffect(() => {
    // A second link would end the first.
    if (asked.current) return;
    asked.current = true;
    invite({ memberId })
      .catch(() => ({ ok: false, error: { code: 'network_error' } }) as const)
      .then((result) => {
        setAnswer(result);
        if (result.ok) onMade(result.data.purpose);
      });
  }, [invite, memberId, onMade]);

  if (!answer) return <Spinner />;
  if (!answer.ok) return <Alert>{t(answer.error.code, answer.error.params)}</Alert>;
  return <LinkToCopy {...answer.data} label={label} />;
}

'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { EndSession } from './member-actions';

interface Props {
  sessionId: string;
  memberId: string;
  end: EndSession;
}

/** Signs out one device, at once: who is signed out by mistake signs in again. */
export function EndSessionButton({ sessionId, memberId, end }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const [pending, start] = useTransition();
  function press() {
    start(async () => {
      const result = await end({ memberId, sessionId }).catch(() => null);
      if (result?.ok) toast(t('members.session_ended'));
      else toast.error(t(result ? `errors.${result.error.code}` : 'errors.network_error'));
      router.refresh();
    });
  }
  return (
    <Button onClick={press} pending={pending}>
      {t('members.end_session')}
    </Button>
  );
}

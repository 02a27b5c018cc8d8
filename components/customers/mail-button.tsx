'use client';

import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import type { ActionResult } from '@/lib/errors';
import { useMailing } from './use-mailing';

/** Mails the customer what the screen shows. Their address is shown once it is sent. */
export function MailButton({ send }: { send: () => Promise<ActionResult<{ to: string; mailed: boolean }>> }) {
  const t = useTranslations('action');
  const mail = useMailing();
  const [pending, start] = useTransition();
  return (
    <Button pending={pending} onClick={() => start(() => mail(send))}>
      {t('send_mail')}
    </Button>
  );
}

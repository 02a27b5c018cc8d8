'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { ActionResult } from '@/lib/errors';

/** Mails the customer what the screen shows. Their address is shown once it is sent. */
export function MailButton({ send }: { send: () => Promise<ActionResult<{ to: string }>> }) {
  const t = useTranslations();
  const router = useRouter();
  const [pending, start] = useTransition();
  function press() {
    start(async () => {
      const result = await send().catch(() => null);
      if (!result) toast.error(t('errors.network_error'));
      else if (!result.ok) toast.error(t(`errors.${result.error.code}`));
      else {
        toast.success(t('success.mailed', { to: result.data.to }));
        router.refresh();
      }
    });
  }
  return (
    <Button pending={pending} onClick={press}>
      {t('action.send_mail')}
    </Button>
  );
}

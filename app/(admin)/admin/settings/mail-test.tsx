'use client';

import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import { testMailAction } from './actions';

/** Sends a mail to the operator who presses it, and says what came of it. */
export function MailTest() {
  const t = useTranslations();
  const [pending, start] = useTransition();
  const send = () =>
    start(async () => {
      const answer = await testMailAction().catch(() => null);
      if (!answer) return toast.error(t('errors.network_error'));
      if (!answer.ok) return toast.error(t(`errors.${answer.error.code}`));
      const { outcome, to } = answer.data;
      if (outcome === 'refused') return toast.error(t('platform.mail_refused'));
      toast.success(t(`platform.mail_${outcome}`, { to }));
    });
  return (
    <Button onClick={send} pending={pending} icon={<Icon name="mail" />}>
      {t('platform.mail_test')}
    </Button>
  );
}

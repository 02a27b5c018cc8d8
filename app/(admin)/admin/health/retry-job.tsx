'use client';

import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { retryJobAction } from './actions';

/** Tries a failed job once more. */
export function RetryJob({ queue, jobId, name }: { queue: string; jobId: string; name: string }) {
  const t = useTranslations();
  const [pending, start] = useTransition();
  const retry = () =>
    start(async () => {
      const answer = await retryJobAction({ queue, jobId }).catch(() => null);
      if (!answer) toast.error(t('errors.network_error'));
      else if (answer.ok) toast.success(t('health.retried', { name }));
      else toast.error(t(`errors.${answer.error.code}`));
    });
  return (
    <Button onClick={retry} pending={pending} aria-label={t('health.retry_named', { name })}>
      {t('health.retry')}
    </Button>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { signDrawerAction } from '../actions';

/** Signs off the count that is shown, and no other. */
export function SignDrawer({ drawerId, countId }: { drawerId: string; countId: string }) {
  const t = useTranslations();
  const router = useRouter();
  const [pending, start] = useTransition();
  function press() {
    start(async () => {
      const result = await signDrawerAction({ drawerId, countId }, `sign-${countId}`).catch(() => null);
      if (!result) toast.error(t('errors.network_error'));
      else if (!result.ok) toast.error(t(`errors.${result.error.code}`));
      else toast.success(t('drawers.sign_done', { number: result.data.number }));
      router.refresh();
    });
  }
  return (
    <Button variant="primary" pending={pending} onClick={press}>
      {t('drawers.sign')}
    </Button>
  );
}

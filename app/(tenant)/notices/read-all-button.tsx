'use client';

import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import { readNoticesAction } from './actions';

export function ReadAllButton() {
  const t = useTranslations();
  const [pending, start] = useTransition();
  return (
    <Button
      pending={pending}
      icon={<Icon name="check-check" />}
      onClick={() =>
        start(async () => {
          const result = await readNoticesAction({ noticeIds: null }).catch(() => null);
          if (!result) toast.error(t('errors.network_error'));
          else if (!result.ok) toast.error(t(`errors.${result.error.code}`));
        })
      }
    >
      {t('notices.read_all')}
    </Button>
  );
}

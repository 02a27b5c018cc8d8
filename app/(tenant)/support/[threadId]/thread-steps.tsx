'use client';

import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { closeThreadAction, reopenThreadAction } from '../actions';

/** Closes a thread, or opens a closed one again. Both can be undone, so neither asks. */
export function ThreadSteps({ threadId, closed }: { threadId: string; closed: boolean }) {
  const t = useTranslations();
  const [pending, start] = useTransition();
  const step = closed ? reopenThreadAction : closeThreadAction;
  return (
    <Button
      pending={pending}
      onClick={() =>
        start(async () => {
          const result = await step({ threadId });
          if (result.ok) toast.success(t(closed ? 'support.reopened' : 'support.closed_done'));
          else toast.error(t(`errors.${result.error.code}`));
        })
      }
    >
      {t(closed ? 'support.reopen' : 'support.close')}
    </Button>
  );
}

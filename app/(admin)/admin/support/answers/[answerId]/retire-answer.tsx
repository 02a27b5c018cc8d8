'use client';

import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { restoreAnswerAction, retireAnswerAction } from '../actions';

/** Takes an answer from those to pick from, or offers it again. Both can be undone, so neither asks. */
export function RetireAnswer({ answerId, title, retired }: { answerId: string; title: string; retired: boolean }) {
  const t = useTranslations();
  const [pending, start] = useTransition();
  const step = retired ? restoreAnswerAction : retireAnswerAction;
  return (
    <Button
      pending={pending}
      onClick={() =>
        start(async () => {
          const result = await step({ answerId });
          if (result.ok) toast.success(t(retired ? 'answers.restored' : 'answers.retired', { title }));
          else toast.error(t(`errors.${result.error.code}`));
        })
      }
    >
      {t(retired ? 'answers.restore' : 'answers.retire')}
    </Button>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { closeQuestionAction, reopenQuestionAction } from '../actions';

/** Closes a question from outside, or opens a closed one again. Both can be undone, so neither asks. */
export function QuestionSteps({ questionId, closed }: { questionId: string; closed: boolean }) {
  const t = useTranslations();
  const [pending, start] = useTransition();
  const step = closed ? reopenQuestionAction : closeQuestionAction;
  return (
    <Button
      pending={pending}
      onClick={() =>
        start(async () => {
          const result = await step({ questionId });
          if (result.ok) toast.success(t(closed ? 'support.reopened' : 'support.closed_done'));
          else toast.error(t(`errors.${result.error.code}`));
        })
      }
    >
      {t(closed ? 'support.reopen' : 'support.close')}
    </Button>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { TextAreaField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { answerThreadAction } from '../actions';

/** A member's next message. */
export function AnswerForm({ threadId }: { threadId: string }) {
  const t = useTranslations('support');
  const { form, submit, pending, failure } = useActionForm({
    id: `support-answer-${threadId}`,
    defaultValues: { text: '' },
    action: ({ text }: { text: string }, key) => answerThreadAction({ threadId, text }, key),
    onSuccess: () => {
      toast.success(t('answered'));
      form.reset();
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-2">
      <FormFailure failure={failure} />
      <TextAreaField form={form} name="text" label={t('answer')} rows={4} required />
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          {t('send_answer')}
        </Button>
      </div>
    </form>
  );
}

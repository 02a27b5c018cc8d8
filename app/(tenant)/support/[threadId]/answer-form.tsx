'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { TextAreaField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { answerThreadAction } from '../actions';

interface Props {
  threadId: string;
  /** The photos and documents of the thread. */
  children: ReactNode;
}

/** A member's next message, with what shows it above the button that sends it. */
export function AnswerForm({ threadId, children }: Props) {
  const t = useTranslations('support');
  const formId = useId();
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
    <Card>
      <div className="grid gap-4">
        <form id={formId} onSubmit={submit} noValidate className="grid gap-2">
          <FormFailure failure={failure} />
          <TextAreaField form={form} name="text" label={t('own_message')} rows={4} required />
        </form>
        {/* Beside the form, not in it: what is chosen there sends itself. */}
        {children}
        <Button type="submit" form={formId} variant="primary" pending={pending} className="justify-self-start">
          {t('send')}
        </Button>
      </div>
    </Card>
  );
}

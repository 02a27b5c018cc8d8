'use client';

import { useTranslations } from 'next-intl';
import { TextAreaField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { Locale } from '@/lib/i18n/locales';
import { answerQuestionAction } from '../actions';

interface Props {
  questionId: string;
  /** The newest message on the screen, so that a colleague's answer is not passed over. */
  seenMessageId: string;
  email: string;
  language: Locale;
}

/** An operator's answer to somebody without an account. */
export function AnswerQuestionForm({ questionId, seenMessageId, email, language }: Props) {
  const t = useTranslations();
  const { form, submit, pending, failure } = useActionForm({
    id: `question-answer-${questionId}`,
    defaultValues: { text: '' },
    action: ({ text }: { text: string }, key) => answerQuestionAction({ questionId, text, seenMessageId }, key),
    onSuccess: () => {
      toast.success(t('contact.answered'));
      form.reset();
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-2">
      <FormFailure failure={failure} />
      <TextAreaField
        form={form}
        name="text"
        label={t('support.answer')}
        help={t('contact.answer_help', { email, language: t(`app.language_${language}`) })}
        rows={6}
        required
      />
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          {t('support.send_answer')}
        </Button>
      </div>
    </form>
  );
}

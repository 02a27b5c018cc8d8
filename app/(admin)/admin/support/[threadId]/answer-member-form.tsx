'use client';

import { useTranslations } from 'next-intl';
import { TextAreaField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { Locale } from '@/lib/i18n/locales';
import { answerMemberAction } from '../actions';
import { AnswerPicker, type PickedAnswer } from './answer-picker';

interface Props {
  threadId: string;
  /** The newest message on the screen, so that a colleague's answer is not passed over. */
  seenMessageId: string;
  /** Who asked, and the language of their screens. */
  askedBy: string;
  language: Locale;
  answers: PickedAnswer[];
}

/** An operator's answer to a company's member. */
export function AnswerMemberForm({ threadId, seenMessageId, askedBy, language, answers }: Props) {
  const t = useTranslations();
  const { form, submit, pending, failure } = useActionForm({
    id: `support-answer-member-${threadId}`,
    defaultValues: { text: '' },
    action: ({ text }: { text: string }) => answerMemberAction({ threadId, text, seenMessageId }),
    onSuccess: () => {
      toast.success(t('support.answered'));
      form.reset();
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <FormFailure failure={failure} />
      {answers.length > 0 && (
        <AnswerPicker
          // A sent answer is no longer picked.
          key={seenMessageId}
          answers={answers}
          change={(edit) => form.setValue('text', edit(form.getValues('text')), { shouldDirty: true })}
        />
      )}
      <TextAreaField
        form={form}
        name="text"
        label={t('support.answer')}
        help={t('support.answer_in', { name: askedBy, language: t(`app.language_${language}`) })}
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

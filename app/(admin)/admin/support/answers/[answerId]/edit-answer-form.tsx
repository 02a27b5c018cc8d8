'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { ANSWER_FIELDS } from '@/lib/answers/fields';
import { updateAnswerAction } from '../actions';
import { AnswerFields } from '../answer-fields';

interface Props {
  answerId: string;
  values: { title: string; textEn: string; textFr: string; textHt: string; version: string };
}

/** Changes a kept answer. */
export function EditAnswerForm({ answerId, values }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `answer-${answerId}-${values.version}`,
    defaultValues: { answerId, ...values },
    action: updateAnswerAction,
    onSuccess: (_result, { title }) => {
      toast.success(t('answers.saved', { title }));
      router.push('/admin/support/answers');
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure}>
        <RecordClash form={form} fields={ANSWER_FIELDS} failure={failure} submit={submit} />
      </FormFailure>
      <Card>
        <div className="grid gap-4">
          <AnswerFields form={form} />
        </div>
      </Card>
      <FormActions cancelHref="/admin/support/answers" label={t('action.save_changes')} pending={pending} />
    </form>
  );
}

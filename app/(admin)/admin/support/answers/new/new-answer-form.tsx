'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { createAnswerAction } from '../actions';
import { AnswerFields } from '../answer-fields';

/** A new answer that operators can use again. */
export function NewAnswerForm() {
  const t = useTranslations('answers');
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: 'answer-new',
    defaultValues: { title: '', textEn: '', textFr: '', textHt: '' },
    action: createAnswerAction,
    onSuccess: (_result, { title }) => {
      toast.success(t('created', { title }));
      router.push('/admin/support/answers');
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid max-w-3xl gap-4">
      <FormFailure failure={failure} />
      <Card>
        <div className="grid gap-4">
          <AnswerFields form={form} />
        </div>
      </Card>
      <FormActions cancelHref="/admin/support/answers" label={t('create')} pending={pending} />
    </form>
  );
}

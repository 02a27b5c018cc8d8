'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { DocumentSlots } from '@/components/files/documents/document-slots';
import { useStagedFiles } from '@/components/files/documents/use-staged-files';
import { TextAreaField, TextField } from '@/components/forms/fields';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { FILE_SLOTS } from '@/lib/files/values';
import { openThreadAction } from '../actions';

/** A question to the platform's operators, with what shows it. */
export function NewThreadForm() {
  const t = useTranslations('support');
  const router = useRouter();
  const staged = useStagedFiles();
  const { form, submit, pending, failure } = useActionForm({
    id: 'support-new',
    defaultValues: { subject: '', text: '' },
    action: (input: { subject: string; text: string }, key) => openThreadAction(input, key),
    onSuccess: ({ id }) => {
      toast.success(t('sent'));
      staged.uploadStaged({ kind: 'thread', id });
      router.push(`/support/${id}`);
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid max-w-3xl gap-4">
      <FormFailure failure={failure} />
      <Card>
        <div className="grid gap-4">
          <TextField form={form} name="subject" label={t('subject')} autoComplete="off" required />
          <TextAreaField form={form} name="text" label={t('message')} rows={6} required />
        </div>
      </Card>
      <Card title={t('attachments')}>
        <DocumentSlots owner={null} slots={FILE_SLOTS.thread} staged={staged} />
      </Card>
      <FormActions cancelHref="/support" label={t('send')} pending={pending} />
    </form>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { TextAreaField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { writeAgainAction } from '../actions';

/** The next message of who asked. */
export function AgainForm({ code }: { code: string }) {
  const t = useTranslations('contact');
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: 'contact-again',
    defaultValues: { code, text: '' },
    action: writeAgainAction,
    onSuccess: () => {
      toast.success(t('again_done'));
      form.reset();
      router.refresh();
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-2">
      <FormFailure failure={failure} />
      <TextAreaField form={form} name="text" label={t('again_text')} rows={4} required />
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          {t('again')}
        </Button>
      </div>
    </form>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { DialogForm } from '@/components/forms/dialog-form';
import { CheckboxField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { toast } from '@/components/ui/toast';
import type { QuickRange } from '@/lib/reports/values';
import { keepPresetAction } from './actions';

export interface KeepFormProps {
  shown: { range: QuickRange | null; from: string; until: string; types: readonly string[] };
  close: () => void;
}

export function KeepForm({ shown, close }: KeepFormProps) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `keep-preset-${JSON.stringify(shown)}`,
    defaultValues: { name: '', shared: false },
    action: (values: { name: string; shared: boolean }, key) =>
      keepPresetAction({ ...values, ...shown, types: [...shown.types] }, key),
    onSuccess: () => {
      toast.success(t('reports.preset_kept'));
      close();
      router.refresh();
    },
  });
  return (
    <DialogForm submit={submit} pending={pending} save={t('reports.preset_keep')}>
      <FormFailure failure={failure} />
      <TextField form={form} name="name" label={t('reports.preset_name')} autoComplete="off" required />
      <CheckboxField form={form} name="shared" label={t('reports.preset_shared')} />
    </DialogForm>
  );
}

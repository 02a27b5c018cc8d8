'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { DialogForm } from '@/components/forms/dialog-form';
import { TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { toast } from '@/components/ui/toast';
import { TURNAROUND_FIELDS } from '@/lib/allocations/turnaround-fields';
import { changeTurnaroundAction } from './actions';

export interface TurnaroundFormProps {
  minutes: number;
  version: string;
  close: () => void;
}

export function TurnaroundForm({ minutes, version, close }: TurnaroundFormProps) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `turnaround-${version}`,
    defaultValues: { turnaroundMinutes: String(minutes), version },
    action: changeTurnaroundAction,
    onSuccess: ({ short }) => {
      close();
      if (short.length > 0) toast(t('rates.turnaround_saved_short', { count: short.length }));
      else toast.success(t('rates.turnaround_saved'));
      router.refresh();
    },
  });
  return (
    <DialogForm submit={submit} pending={pending} save={t('action.save')}>
      <FormFailure failure={failure}>
        <RecordClash form={form} fields={TURNAROUND_FIELDS} failure={failure} submit={submit} />
      </FormFailure>
      <TextField
        form={form}
        name="turnaroundMinutes"
        label={t('rates.turnaround_minutes')}
        help={t('rates.turnaround_help')}
        inputMode="numeric"
        autoComplete="off"
        required
      />
    </DialogForm>
  );
}

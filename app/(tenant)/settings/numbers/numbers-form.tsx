'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { TextField } from '@/components/forms/fields';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { useRecordFields } from '@/components/forms/use-record-fields';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import type { NextNumber } from '@/lib/tenants/list-next-numbers';
import { NUMBERING_FIELDS, type NumberSeries } from '@/lib/tenants/numbering-fields';
import { saveNumberingAction } from '../actions';

type Values = Record<NumberSeries, string>;

/** From which number each kind of paper goes on. What is left empty goes on as before. */
export function NumbersForm({ next }: { next: NextNumber[] }) {
  const t = useTranslations('settings');
  const router = useRouter();
  // Safe because every series is listed.
  const empty = Object.fromEntries(next.map(({ series }) => [series, ''])) as Values;
  const { form, submit, pending, failure } = useActionForm({
    id: 'settings-numbers',
    defaultValues: empty,
    action: saveNumberingAction,
    onSuccess: () => {
      toast.success(t('saved'));
      router.push('/settings');
    },
  });
  const { field } = useRecordFields(NUMBERING_FIELDS, form);
  return (
    <form onSubmit={submit} noValidate className="grid max-w-4xl gap-4">
      <FormFailure failure={failure} />
      <Card>
        <div className="grid items-start gap-4 md:grid-cols-2">
          {next.map(({ series, number }) => (
            <TextField
              key={series}
              {...field(series)}
              inputMode="numeric"
              autoComplete="off"
              help={t('number_next', { number })}
            />
          ))}
        </div>
      </Card>
      <FormActions cancelHref="/settings" label={t('numbers_save')} pending={pending} />
    </form>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { TextAreaField, TextField } from '@/components/forms/fields';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { useRecordFields } from '@/components/forms/use-record-fields';
import { toast } from '@/components/ui/toast';
import type { ActionResult } from '@/lib/errors';
import { HEADER_FIELDS } from '@/lib/tenants/header-fields';

type Values = Record<keyof typeof HEADER_FIELDS | 'version', string>;

interface Props {
  values: Values;
  /** Where the screen leads that the form was opened from. */
  back: string;
  action: (input: Values, key: string) => Promise<ActionResult<unknown>>;
}

/** What stands at the head of the company's papers and reports. */
export function HeaderForm({ values, back, action }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `business-header-${values.version}`,
    defaultValues: values,
    action,
    onSuccess: () => {
      toast.success(t('reports.header_saved'));
      router.push(back);
    },
  });
  const { field } = useRecordFields(HEADER_FIELDS, form);
  return (
    <form onSubmit={submit} noValidate className="grid max-w-3xl gap-4 md:grid-cols-2">
      <div className="grid gap-4 empty:hidden md:col-span-2">
        <FormFailure failure={failure}>
          <RecordClash form={form} fields={HEADER_FIELDS} failure={failure} submit={submit} />
        </FormFailure>
      </div>
      <TextField {...field('legalName')} help={t('reports.legal_name_help')} />
      <TextField {...field('tradeName')} />
      <TextField {...field('taxId')} autoComplete="off" />
      <TextField {...field('patente')} autoComplete="off" />
      <TextField {...field('phone')} type="tel" />
      <TextField {...field('email')} type="email" />
      <TextAreaField {...field('address')} className="md:col-span-2" />
      <div className="md:col-span-2">
        <FormActions cancelHref={back} label={t('action.save_changes')} pending={pending} />
      </div>
    </form>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { SelectField, TextAreaField, TextField } from '@/components/forms/fields';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { useRecordFields } from '@/components/forms/use-record-fields';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { OWNER_FIELDS } from '@/lib/owners/fields';
import { createOwnerAction, updateOwnerAction } from './actions';

type Values = Record<keyof typeof OWNER_FIELDS | 'version', string>;

/** A new owner if `ownerId` is null. */
export function OwnerForm({ ownerId, values }: { ownerId: string | null; values: Values }) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `owner-${ownerId ?? 'new'}`,
    defaultValues: values,
    action: (input: Values, key) =>
      ownerId ? updateOwnerAction({ ...input, ownerId }, key) : createOwnerAction(input, key),
    onSuccess: ({ id }) => {
      toast.success(t('owners.saved'));
      router.push(`/owners/${id}`);
    },
  });
  const { field, choice } = useRecordFields(OWNER_FIELDS, form);
  return (
    <form onSubmit={submit} noValidate className="grid max-w-4xl gap-4">
      <FormFailure failure={failure}>
        <RecordClash form={form} fields={OWNER_FIELDS} failure={failure} submit={submit} />
      </FormFailure>
      <Card>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <TextField {...field('name')} autoComplete="off" />
          <TextField {...field('phone')} type="tel" />
          <TextField {...field('email')} type="email" />
          <SelectField {...choice('language')} />
          <TextAreaField {...field('address')} rows={2} />
          <TextAreaField {...field('notes')} rows={2} />
        </div>
      </Card>
      <FormActions
        cancelHref={ownerId ? `/owners/${ownerId}` : '/owners'}
        label={t(ownerId ? 'action.save_changes' : 'owners.add')}
        pending={pending}
      />
    </form>
  );
}

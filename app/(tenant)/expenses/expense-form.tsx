'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { AmountInEither } from '@/components/expenses/amount-in-either';
import { DocumentSlots } from '@/components/files/documents/document-slots';
import { useStagedFiles } from '@/components/files/documents/use-staged-files';
import { DateTimeField } from '@/components/forms/date-time-field';
import { SelectField, TextAreaField, TextField } from '@/components/forms/fields';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { EXPENSE_KINDS, isPassedOn } from '@/lib/expenses/values';
import { PAYMENT_METHODS } from '@/lib/payments/values';
import { recordExpenseAction } from './actions';
import { HolderHint } from './holder-hint';
import { VehicleChoice } from './vehicle-choice';

export type ExpenseFormValues = Record<
  | 'kind'
  | 'vehicleId'
  | 'spentAt'
  | 'method'
  | 'currency'
  | 'amountCents'
  | 'paidHtgCents'
  | 'htgRate'
  | 'paidBy'
  | 'vendor'
  | 'reference'
  | 'notes',
  string
>;

interface Props {
  values: ExpenseFormValues;
  vehicle: { id: string; label: string } | null;
  payers: { id: string; name: string }[];
  timeZone: string;
}

const SLOTS = ['photo'] as const;

export function ExpenseForm({ values, vehicle, payers, timeZone }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const staged = useStagedFiles();
  const { form, submit, pending, failure } = useActionForm({
    id: 'expense-new',
    defaultValues: values,
    action: recordExpenseAction,
    onSuccess: ({ id }) => {
      toast.success(t('expenses.saved'));
      staged.uploadStaged({ kind: 'expense', id });
      router.push(`/expenses/${id}`);
    },
  });
  const [kind, vehicleId, spentAt] = form.watch(['kind', 'vehicleId', 'spentAt']);
  return (
    <form onSubmit={submit} noValidate className="grid max-w-4xl gap-4">
      <FormFailure failure={failure} />
      <Card>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <SelectField
            form={form}
            name="kind"
            label={t('expenses.kind')}
            required
            empty="—"
            options={EXPENSE_KINDS.map((value) => ({ value, label: t(`expenses.kind_${value}`) }))}
          />
          <DateTimeField
            form={form}
            name="spentAt"
            label={t('expenses.spent_at')}
            required
            help={isPassedOn(kind) ? t('expenses.moment_help') : undefined}
          />
          <VehicleChoice form={form} first={vehicle} timeZone={timeZone} required={isPassedOn(kind)} />
          <SelectField
            form={form}
            name="method"
            label={t('payments.method')}
            options={PAYMENT_METHODS.map((value) => ({ value, label: t(`payments.method_${value}`) }))}
          />
          {isPassedOn(kind) && vehicleId !== '' && spentAt !== '' && (
            <HolderHint vehicleId={vehicleId} at={spentAt} timeZone={timeZone} />
          )}
          <AmountInEither form={form} />
          <SelectField
            form={form}
            name="paidBy"
            label={t('expenses.paid_by')}
            options={payers.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField form={form} name="vendor" label={t('expenses.vendor')} autoComplete="off" />
          <TextField form={form} name="reference" label={t('expenses.reference')} autoComplete="off" />
          <TextAreaField form={form} name="notes" label={t('common.notes')} className="md:col-span-2" />
        </div>
      </Card>
      <Card title={t('expenses.photos')}>
        <DocumentSlots owner={null} slots={SLOTS} staged={staged} />
      </Card>
      <FormActions cancelHref="/expenses" label={t('expenses.add')} pending={pending} />
    </form>
  );
}

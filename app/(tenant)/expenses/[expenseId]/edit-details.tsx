'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextAreaField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { useRecordFields } from '@/components/forms/use-record-fields';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';
import { toast } from '@/components/ui/toast';
import { EXPENSE_FIELDS } from '@/lib/expenses/fields';
import { updateExpenseAction } from '../actions';

interface Details {
  id: string;
  version: string;
  vendor: string;
  reference: string;
  notes: string;
}

/** Corrects what an expense says beside its amount. */
export function EditDetails({ expense }: { expense: Details }) {
  const t = useTranslations('expenses');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('edit')}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('edit')}>
        <DetailsForm expense={expense} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function DetailsForm({ expense, close }: { expense: Details; close: () => void }) {
  const t = useTranslations();
  const router = useRouter();
  const { id: expenseId, version, vendor, reference, notes } = expense;
  const { form, submit, pending, failure } = useActionForm({
    id: `expense-${expenseId}`,
    defaultValues: { version, vendor, reference, notes },
    action: (values: Omit<Details, 'id'>, key) => updateExpenseAction({ ...values, expenseId }, key),
    onSuccess: () => {
      close();
      toast.success(t('expenses.updated'));
      router.refresh();
    },
  });
  const { field } = useRecordFields(EXPENSE_FIELDS, form);
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure}>
        <RecordClash form={form} fields={EXPENSE_FIELDS} failure={failure} submit={submit} />
      </FormFailure>
      <TextField {...field('vendor')} autoComplete="off" />
      <TextField {...field('reference')} autoComplete="off" />
      <TextAreaField {...field('notes')} />
      <DialogActions>
        <DialogCancel />
        <Button type="submit" variant="primary" pending={pending}>
          {t('action.save_changes')}
        </Button>
      </DialogActions>
    </form>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateField } from '@/components/forms/date-field';
import { SelectField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';
import { toast } from '@/components/ui/toast';
import { PAID_METHODS } from '@/lib/billing/values';
import { payInvoiceAction } from './actions';

interface Props {
  invoiceId: string;
  number: string;
  company: string;
  /** Such as `2026-11-21`. */
  today: string;
}

/** Notes how and when a company has paid an invoice. */
export function PayDialog(props: Props) {
  const t = useTranslations('billing');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-label={t('pay_number', { number: props.number })}>
        {t('pay')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('pay_title', { number: props.number })}
        description={t('pay_effect', { company: props.company })}
      >
        <PayForm {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function PayForm({ invoiceId, number, today, close }: Props & { close: () => void }) {
  const t = useTranslations('billing');
  const { form, submit, pending, failure } = useActionForm({
    id: `pay-${invoiceId}`,
    defaultValues: { invoiceId, paidOn: today, method: '', reference: '' },
    action: payInvoiceAction,
    onSuccess: () => {
      close();
      toast.success(t('paid', { number }));
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure} />
      <DateField form={form} name="paidOn" label={t('paid_day')} required />
      <SelectField
        form={form}
        name="method"
        label={t('method')}
        required
        empty={t('method_choose')}
        options={PAID_METHODS.map((method) => ({ value: method, label: t(`method_${method}`) }))}
      />
      <TextField form={form} name="reference" label={t('reference')} autoComplete="off" />
      <DialogActions>
        <DialogCancel />
        <Button type="submit" variant="primary" pending={pending}>
          {t('pay')}
        </Button>
      </DialogActions>
    </form>
  );
}

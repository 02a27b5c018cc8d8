'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogForm } from '@/components/forms/dialog-form';
import { TextAreaField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { AmountFields } from '@/components/payments/amount-fields';
import { paymentReceiptToast } from '@/components/payments/payment-receipt-toast';
import { useShownRate } from '@/components/payments/use-shown-rate';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { takeAdvanceAction } from './advance-actions';

interface Props {
  customerId: string;
  htgRate: string | null;
  /** The state of the advances as shown on the page. */
  ledgerVersion: number;
}

export function TakeAdvanceDialog(props: Props) {
  const t = useTranslations('payments');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('advance_take')}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('advance_take')} description={t('advance_help')}>
        <AdvanceForm {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function AdvanceForm({ customerId, htgRate: openedRate, ledgerVersion, close }: Props & { close: () => void }) {
  const t = useTranslations('payments');
  const router = useRouter();
  const { htgRate, noteRate } = useShownRate(openedRate);
  const { form, submit, pending, failure } = useActionForm({
    // After a saved advance, the next one is a new request, even for exactly the same amount.
    id: `advance-${customerId}-${ledgerVersion}`,
    defaultValues: {
      ...{ customerId, method: 'cash', currency: 'USD', amountCents: '', receivedHtgCents: '' },
      ...{ reference: '', notes: '' },
    },
    action: (values, key) =>
      noteRate(
        takeAdvanceAction({ ...values, htgRate, currency: values.method === 'cash' ? values.currency : 'USD' }, key),
      ),
    onSuccess: ({ id }) => {
      close();
      paymentReceiptToast(t('advance_taken'), t('print_receipt'), id);
      router.refresh();
    },
  });
  return (
    <DialogForm submit={submit} pending={pending} save={t('advance_take')}>
      <FormFailure failure={failure} deed="save_payment" />
      <AmountFields form={form} htgRate={htgRate} />
      <TextField form={form} name="reference" label={t('reference')} autoComplete="off" />
      <TextAreaField form={form} name="notes" label={t('notes')} rows={2} />
    </DialogForm>
  );
}

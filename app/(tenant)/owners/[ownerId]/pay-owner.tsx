'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AmountInEither } from '@/components/expenses/amount-in-either';
import { SelectField, TextAreaField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';
import { toast } from '@/components/ui/toast';
import { formatMoney, moneyInput, rateInput, usdToHtgCents } from '@/lib/money';
import { PAYOUT_METHODS } from '@/lib/owners/values';
import { payOwnerAction } from '../actions';

interface Props {
  ownerId: string;
  owedCents: number;
  /** How many payouts there are, so that the same amount can be meant twice. */
  payouts: number;
  htgRate: string;
}

export function PayOwner(props: Props) {
  const t = useTranslations('owners');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const amount = formatMoney(props.owedCents, 'USD', locale);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('pay')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('pay')} description={t('owed_sum', { amount })}>
        <PayForm {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function PayForm({ ownerId, owedCents, payouts, htgRate, close }: Props & { close: () => void }) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `payout-${ownerId}-${payouts}`,
    defaultValues: {
      ownerId,
      method: 'cash',
      currency: 'USD',
      amountCents: moneyInput(owedCents, locale),
      paidHtgCents: htgRate ? String(usdToHtgCents(owedCents, Number(htgRate)) / 100) : '',
      htgRate: htgRate && rateInput(htgRate, locale),
      reference: '',
      notes: '',
    },
    action: payOwnerAction,
    onSuccess: () => {
      close();
      toast.success(t('owners.paid'));
      router.refresh();
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure} />
      <SelectField
        form={form}
        name="method"
        label={t('payments.method')}
        options={PAYOUT_METHODS.map((value) => ({ value, label: t(`payments.method_${value}`) }))}
      />
      <AmountInEither form={form} />
      <TextField form={form} name="reference" label={t('payments.reference')} autoComplete="off" />
      <TextAreaField form={form} name="notes" label={t('payments.notes')} rows={2} />
      <DialogActions>
        <DialogCancel />
        <Button type="submit" variant="primary" pending={pending}>
          {t('owners.pay')}
        </Button>
      </DialogActions>
    </form>
  );
}

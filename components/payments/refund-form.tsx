'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { TextAreaField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';
import { formatMoney, moneyInput, parseMoney } from '@/lib/money';
import { AmountFields } from './amount-fields';
import { OwedFirst } from './owed-first';
import { paymentReceiptToast } from './payment-receipt-toast';
import type { Refunding } from './refund-window';
import { useShownRate } from './use-shown-rate';

type Props = Refunding & { close: () => void };

export function RefundForm({ payment, htgRate: openedRate, ledgerVersion, owed, action, close }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const { htgRate, noteRate } = useShownRate(openedRate);
  const { form, submit, pending, failure } = useActionForm({
    // After a saved refund, the next one is a new request, even for exactly the same amount.
    id: `refund-${payment.id}-${ledgerVersion}`,
    defaultValues: {
      paymentId: payment.id,
      method: payment.method,
      currency: payment.gourdes ? 'HTG' : 'USD',
      amountCents: moneyInput(payment.refundableCents, locale),
      receivedHtgCents: '',
      reference: '',
      notes: '',
    },
    action: (values, key) => {
      const currency = values.method === 'cash' ? values.currency : 'USD';
      return noteRate(action({ ...values, htgRate: payment.gourdes?.htgRate ?? htgRate, currency }, key));
    },
    onSuccess: (refund) => {
      close();
      paymentReceiptToast(
        t('payments.refunded_done', { number: payment.number }),
        t('payments.print_receipt'),
        refund.id,
      );
      router.refresh();
    },
  });
  const typed = parseMoney(form.watch('amountCents'));
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {owed && <OwedFirst {...owed} heldCents={payment.refundableCents} ledgerVersion={ledgerVersion} close={close} />}
      <FormFailure failure={failure} deed="save_payment" marked />
      <AmountFields form={form} htgRate={htgRate} refund paid={payment.gourdes} />
      <TextField form={form} name="reference" label={t('payments.reference')} autoComplete="off" />
      <TextAreaField form={form} name="notes" label={t('payments.notes')} rows={2} />
      <DialogActions>
        <DialogCancel />
        <Button type="submit" variant={owed ? 'secondary' : 'primary'} pending={pending}>
          {typed ? t('payments.refund_amount', { amount: formatMoney(typed, 'USD', locale) }) : t('action.refund')}
        </Button>
      </DialogActions>
    </form>
  );
}

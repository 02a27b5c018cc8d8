'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { z } from 'zod';
import { TextAreaField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';
import type { ActionResult } from '@/lib/errors';
import { formatMoney, moneyInput } from '@/lib/money';
import type { RefundPaymentInput } from '@/lib/payments/input';
import type { PaidInGourdes } from '@/lib/payments/refunded-gourdes';
import type { Typed } from '@/lib/typed';
import { AmountFields } from './amount-fields';
import { paymentReceiptToast } from './payment-receipt-toast';

export type RefundAction = (
  input: Typed<z.input<typeof RefundPaymentInput>>,
  key: string,
) => Promise<ActionResult<{ id: string; number: string }>>;

interface Props {
  payment: {
    id: string;
    number: string;
    kind: string;
    method: string;
    refundableCents: number;
    gourdes: PaidInGourdes | null;
  };
  htgRate: string | null;
  /** The state of the payments as shown on the page. */
  ledgerVersion: number;
  action: RefundAction;
  label?: string;
  variant?: 'primary' | 'secondary' | 'ghost';
}

export function RefundDialog({ payment, htgRate, ledgerVersion, action, label, variant = 'ghost' }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const left = formatMoney(payment.refundableCents, 'USD', locale);
  return (
    <>
      <Button
        variant={variant}
        onClick={() => setOpen(true)}
        aria-label={label ? undefined : t('payments.refund_number', { number: payment.number })}
      >
        {label ?? t('action.refund')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('payments.refund_number', { number: payment.number })}
        description={t(payment.kind === 'deposit' ? 'payments.refund_deposit_left' : 'payments.refund_left', { left })}
      >
        <RefundForm
          payment={payment}
          htgRate={htgRate}
          ledgerVersion={ledgerVersion}
          action={action}
          close={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}

function RefundForm({
  payment,
  htgRate,
  ledgerVersion,
  action,
  close,
}: Pick<Props, 'payment' | 'htgRate' | 'ledgerVersion' | 'action'> & { close: () => void }) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    // After a saved refund, the next one is a new request, even for exactly the same amount.
    id: `refund-${payment.id}-${ledgerVersion}`,
    defaultValues: {
      paymentId: payment.id,
      method: payment.method,
      currency: payment.gourdes ? 'HTG' : 'USD',
      amountCents: moneyInput(payment.refundableCents, locale),
      receivedHtgCents: '',
      htgRate: payment.gourdes?.htgRate ?? htgRate,
      reference: '',
      notes: '',
    },
    action: (values, key) => action({ ...values, currency: values.method === 'cash' ? values.currency : 'USD' }, key),
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
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure} deed="save_payment" />
      <AmountFields form={form} htgRate={htgRate} refund paid={payment.gourdes} />
      <TextField form={form} name="reference" label={t('payments.reference')} autoComplete="off" />
      <TextAreaField form={form} name="notes" label={t('payments.notes')} rows={2} />
      <DialogActions>
        <DialogCancel />
        <Button type="submit" variant="primary" pending={pending}>
          {t('action.refund')}
        </Button>
      </DialogActions>
    </form>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { Field, fieldAria } from '@/components/forms/field';
import { CheckboxField, TextAreaField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';
import { formatMoney, moneyInput, usdToHtgCents } from '@/lib/money';
import { shownKind } from '@/lib/payments/shown-kind';
import { typedAmount } from '@/lib/payments/typed-amount';
import { AmountFields } from './amount-fields';
import type { CollectPaymentDialogProps } from './collect-payment-dialog';
import { paymentReceiptToast } from './payment-receipt-toast';
import { useShownRate } from './use-shown-rate';

type Props = Pick<CollectPaymentDialogProps, 'collection' | 'first' | 'action'> & {
  /** Told of the kind that is chosen. */
  onKind: (kind: string) => void;
  close: () => void;
};

export function CollectForm({ collection, first, action, onKind, close }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const { htgRate, noteRate } = useShownRate(collection.htgRate);
  const amountOf = (kind: string) =>
    Math.max(0, kind === 'deposit' ? (collection.depositLeftCents ?? 0) : collection.dueCents);
  const filled = (kind: string) => (amountOf(kind) > 0 ? moneyInput(amountOf(kind), locale) : '');
  const gourdes = (kind: string) =>
    htgRate && amountOf(kind) > 0 ? String(usdToHtgCents(amountOf(kind), Number(htgRate)) / 100) : '';
  /** More than is due is kept as an advance, if the clerk says so. In cents. */
  const restOf = (values: Parameters<typeof typedAmount>[0] & { kind: string }) => {
    if (values.kind === 'deposit' || collection.dueCents <= 0) return 0;
    return Math.max(0, (typedAmount(values, htgRate, collection.dueCents) ?? 0) - collection.dueCents);
  };
  const { form, submit, pending, failure } = useActionForm({
    // After a saved payment, the next one is a new request, even for exactly the same amount.
    id: `collect-${collection.id}-${collection.ledgerVersion}`,
    defaultValues: {
      rentalId: collection.of === 'rental' ? collection.id : '',
      reservationId: collection.of === 'reservation' ? collection.id : '',
      kind: first as string,
      method: 'cash',
      currency: 'USD',
      amountCents: filled(first),
      receivedHtgCents: gourdes(first),
      reference: '',
      notes: '',
      keepRest: false,
    },
    action: (values, key) =>
      noteRate(
        action(
          {
            ...values,
            htgRate,
            currency: values.method === 'cash' ? values.currency : 'USD',
            keepRest: restOf(values) > 0 && values.keepRest,
          },
          key,
        ),
      ),
    onSuccess: (payment) => {
      close();
      paymentReceiptToast(t('success.payment_saved'), t('payments.print_receipt'), payment.id);
      router.refresh();
    },
  });
  const kinds = [
    ...(collection.depositLeftCents === null ? [] : ['deposit' as const]),
    ...(collection.dueCents > 0 ? collection.paidAs : []),
  ];
  const typed = form.watch();
  const deposit = typed.kind === 'deposit';
  const missing = collection.depositLeftCents ?? 0;
  // On a rental a larger deposit than agreed is taken with a warning, on a reservation it is refused.
  const depositLimit = collection.of === 'rental' ? null : missing;
  const restCents = restOf(typed);
  const overDeposit = deposit && (typedAmount(typed, htgRate, missing) ?? 0) > missing;
  const kind = form.register('kind', {
    onChange: (event: { target: { value: string } }) => {
      onKind(event.target.value);
      form.setValue('amountCents', filled(event.target.value));
      form.setValue('receivedHtgCents', gourdes(event.target.value));
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure} deed="save_payment" marked />
      <Field id="kind" label={t('payments.kind')}>
        <select {...kind} {...fieldAria('kind', {})} className="control">
          {kinds.map((value) => (
            <option key={value} value={value}>
              {t(`payments.kind_${shownKind(value, form.getValues('reservationId') || null)}`)}
            </option>
          ))}
        </select>
      </Field>
      <div>
        <div className="grid gap-4">
          <AmountFields form={form} htgRate={htgRate} dueCents={deposit ? depositLimit : collection.dueCents} />
        </div>
        <p aria-live="polite" className={cn('text-sm text-amber', overDeposit && 'mt-2')}>
          {overDeposit && t('payments.over_deposit', { left: formatMoney(missing, 'USD', locale) })}
        </p>
      </div>
      {restCents > 0 && (
        <CheckboxField
          form={form}
          name="keepRest"
          label={t('payments.keep_rest', { rest: formatMoney(restCents, 'USD', locale) })}
          help={t('payments.keep_rest_help')}
        />
      )}
      <TextField form={form} name="reference" label={t('payments.reference')} autoComplete="off" />
      <TextAreaField form={form} name="notes" label={t('payments.notes')} rows={2} />
      <DialogActions>
        <DialogCancel />
        <Button type="submit" variant="primary" pending={pending}>
          {t(deposit ? 'payments.collect_deposit' : 'payments.collect')}
        </Button>
      </DialogActions>
    </form>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { z } from 'zod';
import { Field, fieldAria } from '@/components/forms/field';
import { TextAreaField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';
import type { ActionResult } from '@/lib/errors';
import { formatMoney, moneyInput, usdToHtgCents } from '@/lib/money';
import type { CollectPaymentInput } from '@/lib/payments/input';
import { shownKind } from '@/lib/payments/shown-kind';
import { typedAmount } from '@/lib/payments/typed-amount';
import type { Typed } from '@/lib/typed';
import { AmountFields } from './amount-fields';
import { paymentReceiptToast } from './payment-receipt-toast';

export interface Collection {
  of: 'rental' | 'reservation';
  id: string;
  number: string;
  customerName: string;
  /** What is due, or before the pickup what is left of the reservation's price. */
  dueCents: number;
  /** What `dueCents` may be paid as: a fee is a charge, and before the pickup there is nothing else than part payments. */
  paidAs: readonly ('balance' | 'charge')[];
  /** The unpaid part of the agreed deposit; null if none may be taken any more. */
  depositLeftCents: number | null;
  htgRate: string | null;
  /** The state of the payments as shown on the page. */
  ledgerVersion: number;
}

interface Props {
  collection: Collection;
  first: 'deposit' | 'balance' | 'charge';
  label: string;
  variant?: 'primary' | 'secondary';
  action: (
    input: Typed<z.input<typeof CollectPaymentInput>>,
    key: string,
  ) => Promise<ActionResult<{ id: string; number: string }>>;
}

export function CollectPaymentDialog({ collection, first, label, variant = 'secondary', action }: Props) {
  const [open, setOpen] = useState(false);
  const locale = useLocale();
  const t = useTranslations('payments');
  const due = formatMoney(Math.max(0, collection.dueCents), 'USD', locale);
  const beforePickup = collection.of === 'reservation' && !collection.paidAs.includes('charge');
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)} aria-label={`${label}: ${collection.number}`}>
        {label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('collect')}
        description={t(beforePickup ? 'collect_part_for' : 'collect_for', {
          customer: collection.customerName,
          number: collection.number,
          due,
        })}
      >
        <CollectForm collection={collection} first={first} action={action} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function CollectForm({ collection, first, action, close }: Omit<Props, 'label'> & { close: () => void }) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const amountOf = (kind: string) =>
    Math.max(0, kind === 'deposit' ? (collection.depositLeftCents ?? 0) : collection.dueCents);
  const filled = (kind: string) => (amountOf(kind) > 0 ? moneyInput(amountOf(kind), locale) : '');
  const gourdes = (kind: string) =>
    collection.htgRate && amountOf(kind) > 0
      ? String(usdToHtgCents(amountOf(kind), Number(collection.htgRate)) / 100)
      : '';
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
      htgRate: collection.htgRate,
      reference: '',
      notes: '',
    },
    action: (values, key) => action({ ...values, currency: values.method === 'cash' ? values.currency : 'USD' }, key),
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
  const overDeposit = deposit && (typedAmount(typed, collection.htgRate, missing) ?? 0) > missing;
  const kind = form.register('kind', {
    onChange: (event: { target: { value: string } }) => {
      form.setValue('amountCents', filled(event.target.value));
      form.setValue('receivedHtgCents', gourdes(event.target.value));
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure} deed="save_payment" />
      <Field id="kind" label={t('payments.kind')}>
        <select {...kind} {...fieldAria('kind', {})} className="control">
          {kinds.map((value) => (
            <option key={value} value={value}>
              {t(`payments.kind_${shownKind(value, form.getValues('reservationId') || null)}`)}
            </option>
          ))}
        </select>
      </Field>
      <AmountFields form={form} htgRate={collection.htgRate} dueCents={deposit ? depositLimit : collection.dueCents} />
      <p aria-live="polite" className={cn('text-sm text-amber', overDeposit ? '-mt-2' : '-mt-4')}>
        {overDeposit && t('payments.over_deposit', { left: formatMoney(missing, 'USD', locale) })}
      </p>
      <TextField form={form} name="reference" label={t('payments.reference')} autoComplete="off" />
      <TextAreaField form={form} name="notes" label={t('payments.notes')} rows={2} />
      <DialogActions>
        <DialogCancel />
        <Button type="submit" variant="primary" pending={pending}>
          {t('payments.collect')}
        </Button>
      </DialogActions>
    </form>
  );
}

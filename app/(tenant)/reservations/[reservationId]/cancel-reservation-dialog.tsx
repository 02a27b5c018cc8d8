'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { CheckboxField, TextAreaField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { toast } from '@/components/ui/toast';
import { formatMoney } from '@/lib/money';
import type { CancellationOutcome } from '@/lib/payments/cancellation-outcome';
import { cancelReservationAction } from '../actions';

interface Props {
  reservationId: string;
  number: string;
  outcome: CancellationOutcome;
  mayRefund: boolean;
  /** The state of the payments as shown on the page. */
  ledgerVersion: number;
}

interface Opened {
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Cancels a reservation with a reason: what it costs, what goes back of which payment, and whether that is done now. */
export function CancelReservationDialog({ open, setOpen, ...form }: Props & Opened) {
  const t = useTranslations('reservations');
  const fee = formatMoney(form.outcome.feeCents, 'USD', useLocale());
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('cancel')}
      description={form.outcome.feeCents > 0 ? t('cancel_fee', { fee }) : t('cancel_free')}
    >
      <CancelForm {...form} close={() => setOpen(false)} />
    </Dialog>
  );
}

function CancelForm({
  reservationId,
  number,
  outcome,
  mayRefund,
  ledgerVersion,
  close,
}: Props & { close: () => void }) {
  const t = useTranslations();
  const router = useRouter();
  const { feeCents, refundCents } = outcome;
  const { form, submit, pending, failure } = useActionForm({
    id: `cancel-reservation-${reservationId}-${feeCents}-${ledgerVersion}`,
    defaultValues: { reservationId, reason: '', refund: mayRefund && refundCents > 0 },
    action: (values, key) =>
      cancelReservationAction({ ...values, expectedFeeCents: feeCents, expectedRefundCents: refundCents }, key),
    onSuccess: () => {
      close();
      toast.success(t('reservations.cancelled_done'));
      router.refresh();
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure} />
      <Outcome outcome={outcome} />
      {refundCents > 0 &&
        (mayRefund ? (
          <CheckboxField form={form} name="refund" label={t('reservations.refund_now')} />
        ) : (
          <p className="text-muted">{t('payments.refund_by_manager')}</p>
        ))}
      <TextAreaField form={form} name="reason" label={t('common.reason')} required />
      <DialogActions>
        <Button onClick={close}>{t('action.back')}</Button>
        <Button type="submit" variant="danger" pending={pending}>
          {t('reservations.cancel_named', { number })}
        </Button>
      </DialogActions>
    </form>
  );
}

function Outcome({ outcome: { refundCents, owedCents, parts } }: { outcome: CancellationOutcome }) {
  const t = useTranslations();
  const locale = useLocale();
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  if (owedCents > 0) return <p>{t('reservations.cancel_owes', { amount: usd(owedCents) })}</p>;
  if (refundCents === 0) return null;
  return (
    <dl className="grid gap-1">
      {parts.map(({ number, amountCents, htgCents }) => (
        <div key={number} className="flex justify-between gap-3">
          <dt>{t('payments.refund_of', { number })}</dt>
          <dd className="tabular text-right">
            {usd(amountCents)}
            {htgCents !== null && (
              <span className="block text-sm text-muted">
                {t('payments.hand_out', { amount: formatMoney(htgCents, 'HTG', locale) })}
              </span>
            )}
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-3 border-t border-hairline pt-1 font-semibold">
        <dt>{t('payments.to_refund')}</dt>
        <dd className="tabular">{usd(refundCents)}</dd>
      </div>
    </dl>
  );
}

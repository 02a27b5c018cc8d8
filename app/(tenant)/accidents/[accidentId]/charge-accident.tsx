'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MoneyField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';
import { toast } from '@/components/ui/toast';
import { chargeAccidentAction } from '../actions';

interface Props {
  accidentId: string;
  holder: { rentalId: string; number: string; customerName: string };
  /** The earlier charge that was voided: after it, the same request is a new one. */
  previous: string;
}

/** Charges the damage to the rental that had the vehicle. */
export function ChargeAccident(props: Props) {
  const t = useTranslations('accidents');
  const [open, setOpen] = useState(false);
  const { customerName: customer, number } = props.holder;
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('charge')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('charge')}
        description={t('charge_help', { customer, number })}
      >
        <ChargeForm {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ChargeForm({ accidentId, holder, previous, close }: Props & { close: () => void }) {
  const t = useTranslations('accidents');
  const router = useRouter();
  const { rentalId, number } = holder;
  const { form, submit, pending, failure } = useActionForm({
    id: `charge-accident-${accidentId}-${previous}`,
    defaultValues: { accidentId, rentalId, amountCents: '' },
    action: chargeAccidentAction,
    onSuccess: () => {
      close();
      toast.success(t('charged_done', { number }));
      router.refresh();
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure} />
      <MoneyField form={form} name="amountCents" label={t('amount')} required />
      <DialogActions>
        <DialogCancel />
        <Button type="submit" variant="primary" pending={pending}>
          {t('charge_on', { number })}
        </Button>
      </DialogActions>
    </form>
  );
}

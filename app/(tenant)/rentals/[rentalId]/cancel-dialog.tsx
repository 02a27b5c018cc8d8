'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { TextAreaField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { toast } from '@/components/ui/toast';
import { cancelRentalAction } from './actions';

interface Props {
  rentalId: string;
  number: string;
  open: boolean;
  setOpen: (open: boolean) => void;
}

export function CancelDialog({ rentalId, number, open, setOpen }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const label = t('rentals.cancel_number', { number });
  const { form, submit, pending, failure } = useActionForm({
    id: `cancel-${rentalId}`,
    defaultValues: { rentalId, odometerKm: '', reason: '' },
    action: cancelRentalAction,
    onSuccess: () => {
      setOpen(false);
      toast(t('rentals.cancelled_done', { number }));
      router.refresh();
    },
  });
  return (
    <Dialog open={open} onOpenChange={setOpen} title={label} description={t('rentals.cancel_help')}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FormFailure failure={failure} />
        <TextField
          form={form}
          name="odometerKm"
          label={t('rentals.odometer_now')}
          suffix="km"
          inputMode="numeric"
          required
        />
        <TextAreaField form={form} name="reason" label={t('common.reason')} required />
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('action.back')}</Button>
          <Button type="submit" variant="danger" pending={pending}>
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextAreaField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { toast } from '@/components/ui/toast';
import { voidChargeAction } from './actions';

export function VoidChargeDialog({ rentalId, chargeId }: { rentalId: string; chargeId: string }) {
  const t = useTranslations();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const { form, submit, pending, failure } = useActionForm({
    id: `void-charge-${chargeId}`,
    defaultValues: { rentalId, chargeId, reason: '' },
    action: voidChargeAction,
    onSuccess: () => {
      setOpen(false);
      toast(t('rentals.charge_voided'));
      router.refresh();
    },
  });
  return (
    <div>
      <Button variant="ghost" className="-ml-3" onClick={() => setOpen(true)}>
        {t('rentals.charge_void')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('rentals.charge_void')}
        description={t('rentals.charge_void_help')}
      >
        <form onSubmit={submit} noValidate className="grid gap-4">
          <FormFailure failure={failure} />
          <TextAreaField form={form} name="reason" label={t('common.reason')} required />
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{t('action.back')}</Button>
            <Button type="submit" variant="danger" pending={pending}>
              {t('rentals.charge_void')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </div>
  );
}

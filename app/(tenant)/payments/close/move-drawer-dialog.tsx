'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogForm } from '@/components/forms/dialog-form';
import { SelectField, TextAreaField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { moveDrawerAction } from './actions';

/** Cash into the own drawer or out of it. `version` grows with each move, so that the same one can be meant twice. */
export function MoveDrawerDialog({ version }: { version: number }) {
  const t = useTranslations('drawers');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('move')}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('move')} description={t('move_help')}>
        <MoveForm version={version} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function MoveForm({ version, close }: { version: number; close: () => void }) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `move-drawer-${version}`,
    defaultValues: { direction: 'in', currency: 'USD', amountCents: '', reason: '' },
    action: moveDrawerAction,
    onSuccess: () => {
      close();
      toast.success(t('drawers.move_done'));
      router.refresh();
    },
  });
  return (
    <DialogForm submit={submit} pending={pending} save={t('drawers.move_save')}>
      <FormFailure failure={failure} />
      <SelectField
        form={form}
        name="direction"
        label={t('drawers.direction')}
        options={[
          { value: 'in', label: t('drawers.put_in') },
          { value: 'out', label: t('drawers.take_out') },
        ]}
      />
      <SelectField
        form={form}
        name="currency"
        label={t('payments.currency')}
        options={[
          { value: 'USD', label: t('payments.currency_usd') },
          { value: 'HTG', label: t('payments.currency_htg') },
        ]}
      />
      <TextField
        form={form}
        name="amountCents"
        label={t('common.amount')}
        suffix={form.watch('currency')}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextAreaField form={form} name="reason" label={t('common.reason')} rows={2} required />
    </DialogForm>
  );
}

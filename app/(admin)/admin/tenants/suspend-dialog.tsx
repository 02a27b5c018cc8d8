'use client';

import { useTranslations } from 'next-intl';
import { TextAreaField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { toast } from '@/components/ui/toast';
import { suspendTenantAction, unsuspendTenantAction } from './actions';

interface Props {
  tenantId: string;
  name: string;
  suspended: boolean;
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Asks why a company is shut out, or whether it is let in again. */
export function SuspendDialog({ tenantId, name, suspended, open, setOpen }: Props) {
  const t = useTranslations();
  const { form, submit, pending, failure } = useActionForm({
    id: `${suspended ? 'unsuspend' : 'suspend'}-${tenantId}`,
    defaultValues: { tenantId, reason: '' },
    action: (input, key) => (suspended ? unsuspendTenantAction(input, key) : suspendTenantAction(input, key)),
    onSuccess: () => {
      setOpen(false);
      form.reset();
      toast(t(suspended ? 'admin.unsuspended_done' : 'admin.suspended_done', { name }));
    },
  });
  const label = t(suspended ? 'admin.unsuspend' : 'admin.suspend');
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={name}
      description={t(suspended ? 'admin.unsuspend_confirm' : 'admin.suspend_confirm')}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FormFailure failure={failure} />
        {!suspended && (
          <TextAreaField
            form={form}
            name="reason"
            label={t('common.reason')}
            required
            help={t('admin.suspend_effect')}
          />
        )}
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('action.back')}</Button>
          <Button type="submit" variant={suspended ? 'primary' : 'danger'} pending={pending}>
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

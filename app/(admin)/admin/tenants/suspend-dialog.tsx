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
  /** `suspend_otherwise` is for one that is shut until it pays. */
  deed: 'suspend' | 'suspend_otherwise' | 'unsuspend';
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Asks why a company is shut out, or whether it is let in again. */
export function SuspendDialog({ tenantId, name, deed, open, setOpen }: Props) {
  const t = useTranslations();
  const letIn = deed === 'unsuspend';
  const { form, submit, pending, failure } = useActionForm({
    id: `${deed}-${tenantId}`,
    defaultValues: { tenantId, reason: '' },
    action: (input, key) => (letIn ? unsuspendTenantAction(input, key) : suspendTenantAction(input, key)),
    onSuccess: () => {
      setOpen(false);
      form.reset();
      toast(t(letIn ? 'admin.unsuspended_done' : 'admin.suspended_done', { name }));
    },
  });
  const label = t(letIn ? 'admin.unsuspend' : deed === 'suspend' ? 'admin.suspend' : 'admin.suspend_otherwise');
  return (
    <Dialog open={open} onOpenChange={setOpen} title={name} description={t(`admin.${deed}_confirm`)}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FormFailure failure={failure} />
        {!letIn && (
          <TextAreaField
            form={form}
            name="reason"
            label={t('common.reason')}
            required
            help={deed === 'suspend' ? t('admin.suspend_effect') : undefined}
          />
        )}
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('action.back')}</Button>
          <Button type="submit" variant={letIn ? 'primary' : 'danger'} pending={pending}>
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextAreaField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { visitTenantAction } from './actions';

/** Asks for the reason of a visit to a company, and goes there. */
export function EnterCompany({ tenantId, name }: { tenantId: string; name: string }) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { form, submit, pending, failure } = useActionForm({
    id: `visit-${tenantId}`,
    defaultValues: { tenantId, reason: '' },
    action: visitTenantAction,
    onSuccess: ({ to }) => {
      setLeaving(true);
      window.location.assign(to);
    },
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('visits.enter')}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('visits.enter_name', { company: name })}
        description={t('visits.enter_detail')}
      >
        <form onSubmit={submit} noValidate className="grid gap-4">
          <FormFailure failure={failure} />
          <TextAreaField form={form} name="reason" label={t('common.reason')} required help={t('visits.reason_help')} />
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{t('action.back')}</Button>
            <Button type="submit" variant="primary" pending={pending || leaving}>
              {t('visits.go')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}

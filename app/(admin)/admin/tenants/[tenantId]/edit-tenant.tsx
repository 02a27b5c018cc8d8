'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogForm } from '@/components/forms/dialog-form';
import { SelectField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { TENANT_FIELDS } from '@/lib/tenants/tenant-fields';
import { updateTenantAction } from '../actions';

export interface PlanOption {
  value: string;
  label: string;
  limits: string;
  /** What the company would use more of than the plan allows, in words. */
  over: string | null;
}

interface Props {
  tenantId: string;
  values: { name: string; plan: string; version: string };
  plans: PlanOption[];
}

export function EditTenant(props: Props) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('admin.edit_tenant')}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('admin.edit_tenant')}>
        <EditForm key={props.values.version} {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function EditForm({ tenantId, values, plans, close }: Props & { close: () => void }) {
  const t = useTranslations();
  const { form, submit, pending, failure } = useActionForm({
    id: `tenant-${tenantId}`,
    defaultValues: { tenantId, ...values },
    action: updateTenantAction,
    onSuccess: (_answer, { name }) => {
      close();
      toast.success(t('tenants.saved', { name }));
    },
  });
  const chosen = form.watch('plan');
  const option = plans.find(({ value }) => value === chosen);
  return (
    <DialogForm submit={submit} pending={pending} save={t('action.save_changes')}>
      <FormFailure failure={failure}>
        <RecordClash form={form} fields={TENANT_FIELDS} failure={failure} submit={submit} />
      </FormFailure>
      <TextField form={form} name="name" label={t('admin.tenant_name')} required autoComplete="off" />
      <SelectField form={form} name="plan" label={t('admin.plan')} options={plans} help={option?.limits} />
      {option?.over && <Alert tone="warning">{option.over}</Alert>}
    </DialogForm>
  );
}

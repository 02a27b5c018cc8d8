'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogForm } from '@/components/forms/dialog-form';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { PLAN_FIELDS } from '@/lib/plans/fields';
import type { PlanFeature } from '@/lib/plans/values';
import { updatePlanAction } from '../actions';
import { LimitFields } from '../limit-fields';

interface Props {
  planId: string;
  values: { vehicleLimit: string; memberLimit: string; version: string } & Record<PlanFeature, boolean>;
}

/** Changes how many vehicles and users a plan allows, and what it includes. */
export function LimitsDialog(props: Props) {
  const t = useTranslations('plans');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('change_limits')}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('change_limits')} description={t('limits_effect')}>
        <LimitsForm key={props.values.version} {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function LimitsForm({ planId, values, close }: Props & { close: () => void }) {
  const t = useTranslations();
  const { form, submit, pending, failure } = useActionForm({
    id: `plan-limits-${planId}`,
    defaultValues: { planId, ...values },
    action: updatePlanAction,
    onSuccess: () => {
      close();
      toast.success(t('plans.limits_saved'));
    },
  });
  return (
    <DialogForm submit={submit} pending={pending} save={t('action.save_changes')}>
      <FormFailure failure={failure}>
        <RecordClash form={form} fields={PLAN_FIELDS} failure={failure} submit={submit} />
      </FormFailure>
      <LimitFields form={form} />
    </DialogForm>
  );
}

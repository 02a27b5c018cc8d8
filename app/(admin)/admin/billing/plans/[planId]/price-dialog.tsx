'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateField } from '@/components/forms/date-field';
import { DialogForm } from '@/components/forms/dialog-form';
import { MoneyField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { PRICE_FIELDS } from '@/lib/plans/fields';
import { pricePlanAction } from '../actions';

interface Props {
  planId: string;
  values: { monthlyPriceCents: string; fromDay: string; version: string };
  /** The first day on which a higher price may count, in words. */
  first: string;
}

/** Plans what the plan costs from a later day on, or withdraws what was planned. */
export function PriceDialog(props: Props) {
  const t = useTranslations('plans');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('change_price')}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('change_price')}
        description={t('price_effect', { day: props.first })}
      >
        <PriceForm key={props.values.version} {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function PriceForm({ planId, values, close }: Props & { close: () => void }) {
  const t = useTranslations();
  const { form, submit, pending, failure } = useActionForm({
    id: `plan-price-${planId}`,
    defaultValues: { planId, ...values },
    action: pricePlanAction,
    onSuccess: () => {
      close();
      toast.success(t('plans.price_saved'));
    },
  });
  return (
    <DialogForm submit={submit} pending={pending} save={t('action.save_changes')}>
      <FormFailure failure={failure}>
        <RecordClash form={form} fields={PRICE_FIELDS} failure={failure} submit={submit} />
      </FormFailure>
      <MoneyField form={form} name="monthlyPriceCents" label={t('plans.price')} suffix="USD" required />
      <DateField form={form} name="fromDay" label={t('plans.from_day')} help={t('plans.from_help')} />
    </DialogForm>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { MoneyField, TextField } from '@/components/forms/fields';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { createPlanAction } from '../actions';
import { LimitFields } from '../limit-fields';

/** A new plan with its price and limits. */
export function NewPlanForm() {
  const t = useTranslations('plans');
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: 'plan-new',
    defaultValues: {
      name: '',
      monthlyPriceCents: '',
      vehicleLimit: '',
      memberLimit: '',
      calendarFeeds: true,
      reportMails: true,
      programAccess: true,
    },
    action: createPlanAction,
    onSuccess: ({ id }, { name }) => {
      toast.success(t('created', { name }));
      router.push(`/admin/billing/plans/${id}`);
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid max-w-4xl gap-4">
      <FormFailure failure={failure} />
      <Card>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <TextField form={form} name="name" label={t('name')} help={t('name_help')} required autoComplete="off" />
          <MoneyField form={form} name="monthlyPriceCents" label={t('price')} suffix="USD" required />
          <LimitFields form={form} />
        </div>
      </Card>
      <FormActions cancelHref="/admin/billing/plans" label={t('create')} pending={pending} />
    </form>
  );
}

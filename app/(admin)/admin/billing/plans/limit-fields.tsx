'use client';

import { useTranslations } from 'next-intl';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { CheckboxField, TextField } from '@/components/forms/fields';
import { PLAN_FEATURE_LABELS } from '@/lib/plans/feature-labels';
import { PLAN_FEATURES, type PlanFeature } from '@/lib/plans/values';

type Limited = FieldValues & { vehicleLimit: string; memberLimit: string } & Record<PlanFeature, boolean>;

/** How many vehicles and users a plan allows, and what else it includes. Empty means any number. */
export function LimitFields<Values extends Limited>({ form }: { form: UseFormReturn<Values> }) {
  const t = useTranslations('plans');
  const rest = { form, inputMode: 'numeric', autoComplete: 'off', help: t('limit_help') } as const;
  return (
    <>
      <TextField name={'vehicleLimit' as FieldPath<Values>} label={t('vehicle_limit')} {...rest} />
      <TextField name={'memberLimit' as FieldPath<Values>} label={t('member_limit')} {...rest} />
      <fieldset className="md:col-span-full">
        <legend className="mb-1 font-medium">{t('features')}</legend>
        {PLAN_FEATURES.map((feature) => (
          <CheckboxField
            key={feature}
            form={form}
            name={feature as FieldPath<Values>}
            label={t(PLAN_FEATURE_LABELS[feature])}
          />
        ))}
      </fieldset>
    </>
  );
}

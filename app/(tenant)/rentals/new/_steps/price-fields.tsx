'use client';

import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { MoneyField, TextField } from '@/components/forms/fields';
import type { WizardRights } from '@/lib/rentals/wizard/within-rights';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import type { FaultOf } from '../use-faults';

interface PriceFieldsProps {
  form: UseFormReturn<WizardValues>;
  rights: WizardRights;
  faultOf: FaultOf;
}

/** The prices that only some may change. */
export function PriceFields({ form, rights, faultOf }: PriceFieldsProps) {
  const t = useTranslations('rentals');
  const field = (name: keyof WizardValues) => ({ form, name, invalid: faultOf(name) });
  return (
    <>
      {rights.changeRate && (
        <>
          <MoneyField {...field('dailyRateCents')} label={t('daily_rate')} required />
          <MoneyField {...field('insurancePerDayCents')} label={t('insurance_per_day')} required />
        </>
      )}
      {rights.discount && (
        <>
          <MoneyField {...field('discountCents')} label={t('discount')} />
          <TextField {...field('discountReason')} label={t('discount_reason')} />
        </>
      )}
    </>
  );
}

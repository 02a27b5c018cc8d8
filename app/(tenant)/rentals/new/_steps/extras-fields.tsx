'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField, MoneyField, SelectField, TextField } from '@/components/forms/fields';
import { OPTION_TEXT, PROTECTION_TEXT } from '@/components/rentals/condition-texts';
import { formatMoney } from '@/lib/money';
import { FUEL_POLICIES, OPTIONS } from '@/lib/pricing/values';
import { PROTECTIONS } from '@/lib/rentals/values';
import type { WizardSettings } from '@/lib/rentals/wizard/wizard-settings';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import type { FaultOf } from '../use-faults';

interface ExtrasFieldsProps {
  form: UseFormReturn<WizardValues>;
  perDay: WizardSettings['perDay'];
  faultOf: FaultOf;
}

/** Deposit, miles, fuel, protections and options, which everybody may agree. */
export function ExtrasFields({ form, perDay, faultOf }: ExtrasFieldsProps) {
  const t = useTranslations();
  const locale = useLocale();
  const field = (name: keyof WizardValues) => ({ form, name, invalid: faultOf(name) });
  const priced = (name: string, cents: number) =>
    t('rentals.per_day_price', { name, price: formatMoney(cents, 'USD', locale) });
  return (
    <>
      <MoneyField {...field('depositCents')} label={t('rentals.deposit')} required />
      <TextField
        {...field('milesPerDay')}
        label={t('rentals.miles_per_day')}
        required
        inputMode="numeric"
        suffix={t('unit.miles')}
        help={t('rentals.miles_help')}
      />
      <SelectField
        form={form}
        name="fuelPolicy"
        label={t('rentals.fuel_policy')}
        options={FUEL_POLICIES.map((value) => ({ value, label: t(`rentals.fuel_${value}`) }))}
        className="md:col-span-2"
      />
      <fieldset>
        <legend className="mb-1 font-medium">{t('rentals.protections')}</legend>
        {PROTECTIONS.map((value) => (
          <CheckboxField
            key={value}
            form={form}
            name="protections"
            value={value}
            label={priced(t(`rentals.${PROTECTION_TEXT[value]}`), perDay[value])}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-medium">{t('reservations.options')}</legend>
        {OPTIONS.map((value) => (
          <CheckboxField
            key={value}
            form={form}
            name="options"
            value={value}
            label={priced(t(`reservations.${OPTION_TEXT[value]}`), perDay[value])}
          />
        ))}
      </fieldset>
    </>
  );
}

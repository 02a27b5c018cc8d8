'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField, MoneyField, SelectField, TextField } from '@/components/forms/fields';
import { OPTION_TEXT, PROTECTION_TEXT } from '@/components/rentals/condition-texts';
import { Card } from '@/components/ui/card';
import { formatMoney } from '@/lib/money';
import { FUEL_POLICIES, OPTIONS } from '@/lib/pricing/values';
import { PROTECTIONS } from '@/lib/rentals/values';
import type { WizardRights } from '@/lib/rentals/wizard/within-rights';
import type { WizardSettings } from '@/lib/rentals/wizard/wizard-settings';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import type { FaultOf } from '../use-faults';

interface ConditionsFieldsProps {
  form: UseFormReturn<WizardValues>;
  rights: WizardRights;
  perDay: WizardSettings['perDay'];
  faultOf: FaultOf;
}

export function ConditionsFields({ form, rights, perDay, faultOf }: ConditionsFieldsProps) {
  const t = useTranslations();
  const locale = useLocale();
  const fixed = rights.changeRate ? {} : { readOnly: true, help: t('rentals.rate_fixed') };
  const field = (name: keyof WizardValues) => ({ form, name, invalid: faultOf(name) });
  const priced = (name: string, cents: number) =>
    t('rentals.per_day_price', { name, price: formatMoney(cents, 'USD', locale) });
  return (
    <Card title={t('rentals.conditions')}>
      <div className="grid gap-4 md:grid-cols-2">
        <MoneyField {...field('dailyRateCents')} label={t('rentals.daily_rate')} required {...fixed} />
        <MoneyField {...field('depositCents')} label={t('rentals.deposit')} required />
        <MoneyField {...field('insurancePerDayCents')} label={t('rentals.insurance_per_day')} required {...fixed} />
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
        {rights.discount && (
          <>
            <MoneyField {...field('discountCents')} label={t('rentals.discount')} />
            <TextField {...field('discountReason')} label={t('rentals.discount_reason')} />
          </>
        )}
      </div>
    </Card>
  );
}

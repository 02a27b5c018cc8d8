'use client';

import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import type { CustomerFormValues } from '@/components/customers/customer-form-values';
import { SelectField, TextAreaField, TextField } from '@/components/forms/fields';
import { ID_TYPES, TIERS } from '@/lib/customers/values';

interface TabProps {
  form: UseFormReturn<CustomerFormValues>;
}

export function BasicTab({ form }: TabProps) {
  const t = useTranslations();
  const languages = (['en', 'fr', 'ht'] as const).map((value) => ({ value, label: t(`app.language_${value}`) }));
  return (
    <>
      <TextField form={form} name="fullName" label={t('customers.full_name')} required autoComplete="off" />
      <TextField form={form} name="phone" type="tel" label={t('customers.phone')} />
      <TextField form={form} name="email" type="email" label={t('customers.email')} />
      <TextField form={form} name="dateOfBirth" type="date" label={t('customers.date_of_birth')} />
      <TextAreaField form={form} name="address" label={t('customers.address')} rows={2} />
      <TextField form={form} name="city" label={t('customers.city')} />
      <TextField form={form} name="postalCode" label={t('customers.postal_code')} />
      <TextField
        form={form}
        name="country"
        label={t('customers.country')}
        help={t('customers.country_help')}
        maxLength={2}
      />
      <SelectField form={form} name="language" label={t('customers.language')} options={languages} />
      <SelectField
        form={form}
        name="tier"
        label={t('customers.tier')}
        options={TIERS.map((value) => ({ value, label: t(`customers.tier_${value}`) }))}
      />
      <TextAreaField form={form} name="notes" label={t('common.notes')} className="md:col-span-2" />
    </>
  );
}

export function DocumentsTab({ form }: TabProps) {
  const t = useTranslations();
  return (
    <>
      <TextField
        form={form}
        name="licenseNumber"
        label={t('customers.license_number')}
        required
        autoCapitalize="characters"
      />
      <TextField form={form} name="licenseExpiresOn" type="date" label={t('customers.license_expiry')} />
      <TextField
        form={form}
        name="licenseCountry"
        label={t('customers.license_country')}
        help={t('customers.country_help')}
        maxLength={2}
      />
      <SelectField
        form={form}
        name="idType"
        label={t('customers.id_type')}
        options={ID_TYPES.map((value) => ({ value, label: t(`customers.id_${value}`) }))}
      />
      <TextField form={form} name="idNumber" label={t('customers.id_number')} />
      <TextField form={form} name="idExpiresOn" type="date" label={t('customers.id_expiry')} />
    </>
  );
}

export function EmergencyTab({ form }: TabProps) {
  const t = useTranslations();
  return (
    <>
      <TextField form={form} name="emergencyName" label={t('customers.emergency_name')} />
      <TextField form={form} name="emergencyPhone" type="tel" label={t('customers.emergency_phone')} />
    </>
  );
}

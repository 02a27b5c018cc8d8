'use client';

import type { UseFormReturn } from 'react-hook-form';
import type { CustomerFormValues } from '@/components/customers/customer-form-values';
import { CountryField } from '@/components/forms/country-field';
import { DateField } from '@/components/forms/date-field';
import { SelectField, TextAreaField, TextField } from '@/components/forms/fields';
import { fieldsByTab } from '@/components/forms/fields-by-tab';
import { useRecordFields } from '@/components/forms/use-record-fields';
import { CUSTOMER_FIELDS, type CustomerField } from '@/lib/customers/fields';

interface TabProps {
  form: UseFormReturn<CustomerFormValues>;
}

/** The tab of each field. On a tab, the first field with an error gets the focus. */
const TAB_OF = {
  fullName: 'basic',
  phone: 'basic',
  email: 'basic',
  dateOfBirth: 'basic',
  address: 'basic',
  city: 'basic',
  postalCode: 'basic',
  country: 'basic',
  language: 'basic',
  tier: 'basic',
  notes: 'basic',
  licenseNumber: 'documents',
  licenseExpiresOn: 'documents',
  licenseCountry: 'documents',
  idType: 'documents',
  idNumber: 'documents',
  idExpiresOn: 'documents',
  emergencyName: 'emergency',
  emergencyPhone: 'emergency',
} as const satisfies Record<CustomerField, 'basic' | 'documents' | 'emergency'>;

export const CUSTOMER_TABS = fieldsByTab(TAB_OF);

export function BasicTab({ form }: TabProps) {
  const { field, choice } = useRecordFields(CUSTOMER_FIELDS, form);
  return (
    <>
      <TextField {...field('fullName')} autoComplete="off" />
      <TextField {...field('phone')} contact="tel" />
      <TextField {...field('email')} contact="email" />
      <DateField {...field('dateOfBirth')} />
      <TextAreaField {...field('address')} rows={2} />
      <TextField {...field('city')} />
      <TextField {...field('postalCode')} />
      <CountryField {...field('country')} />
      <SelectField {...choice('language')} />
      <SelectField {...choice('tier')} />
      <TextAreaField {...field('notes')} className="md:col-span-2" />
    </>
  );
}

export function DocumentsTab({ form }: TabProps) {
  const { field, choice } = useRecordFields(CUSTOMER_FIELDS, form);
  return (
    <>
      <TextField {...field('licenseNumber')} autoCapitalize="characters" />
      <DateField {...field('licenseExpiresOn')} />
      <CountryField {...field('licenseCountry')} />
      <SelectField {...choice('idType')} />
      <TextField {...field('idNumber')} />
      <DateField {...field('idExpiresOn')} />
    </>
  );
}

export function EmergencyTab({ form }: TabProps) {
  const { field } = useRecordFields(CUSTOMER_FIELDS, form);
  return (
    <>
      <TextField {...field('emergencyName')} />
      <TextField {...field('emergencyPhone')} contact="tel" />
    </>
  );
}

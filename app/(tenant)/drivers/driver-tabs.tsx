'use client';

import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { CustomerPicker } from '@/components/customers/customer-picker';
import type { DriverFormValues } from '@/components/drivers/driver-form-values';
import { DocumentSlots } from '@/components/files/documents/document-slots';
import type { StagedFiles } from '@/components/files/documents/use-staged-files';
import { CountryField } from '@/components/forms/country-field';
import { DateField } from '@/components/forms/date-field';
import { errorOf } from '@/components/forms/error-of';
import { SelectField, TextAreaField, TextField } from '@/components/forms/fields';
import { fieldsByTab } from '@/components/forms/fields-by-tab';
import { useRecordFields } from '@/components/forms/use-record-fields';
import { Button } from '@/components/ui/button';
import { DRIVER_FIELDS, type DriverField } from '@/lib/drivers/fields';
import type { Attachment } from '@/lib/files/list-attachments';
import { FILE_SLOTS } from '@/lib/files/values';
import { searchCustomersAction } from '../customers/actions';

/** The names of customers, by their ids. */
type People = Map<string, string>;

interface TabProps {
  form: UseFormReturn<DriverFormValues>;
}

/** The tab of each field. On a tab, the first field with an error gets the focus. */
const TAB_OF = {
  fullName: 'basic',
  phone: 'basic',
  licenseNumber: 'basic',
  licenseExpiresOn: 'basic',
  licenseCountry: 'basic',
  dateOfBirth: 'basic',
  kind: 'basic',
  customerId: 'basic',
  email: 'basic',
  address: 'basic',
  notes: 'basic',
  idCardNumber: 'documents',
} as const satisfies Record<DriverField, 'basic' | 'documents'>;

export const DRIVER_TABS = fieldsByTab(TAB_OF);

export function BasicTab({ form, people }: TabProps & { people: People }) {
  const { field, choice } = useRecordFields(DRIVER_FIELDS, form);
  return (
    <>
      <TextField {...field('fullName')} autoComplete="off" />
      <TextField {...field('phone')} contact="tel" />
      <TextField {...field('licenseNumber')} autoCapitalize="characters" />
      <DateField {...field('licenseExpiresOn')} />
      <CountryField {...field('licenseCountry')} />
      <DateField {...field('dateOfBirth')} />
      <SelectField {...choice('kind')} />
      {form.watch('kind') === 'additional' ? <CustomerField form={form} people={people} /> : <span />}
      <TextField {...field('email')} contact="email" />
      <TextAreaField {...field('address')} rows={2} />
      <TextAreaField {...field('notes')} className="md:col-span-2" />
    </>
  );
}

function CustomerField({ form, people }: TabProps & { people: People }) {
  const t = useTranslations('drivers');
  const id = form.watch('customerId');
  const picked = id === '' ? null : { id, label: people.get(id) ?? '' };
  function pick(option: { id: string; label: string } | null) {
    if (option) people.set(option.id, option.label);
    form.setValue('customerId', option?.id ?? '', { shouldDirty: true });
  }
  return (
    <div>
      <CustomerPicker
        label={t('customer')}
        selected={picked}
        onSelect={pick}
        search={searchCustomersAction}
        error={errorOf(form.formState.errors, 'customerId')}
      />
      {picked && (
        <Button variant="ghost" className="mt-1 text-at-edge text-accent!" onClick={() => pick(null)}>
          {t('remove_customer')}
        </Button>
      )}
    </div>
  );
}

interface DocumentsProps extends TabProps {
  driverId: string | null;
  files: readonly Attachment[];
  staged: StagedFiles;
}

export function DocumentsTab({ form, driverId, files, staged }: DocumentsProps) {
  const { field } = useRecordFields(DRIVER_FIELDS, form);
  const slots = FILE_SLOTS.driver;
  return (
    <>
      <TextField {...field('idCardNumber')} autoComplete="off" />
      <div className="md:col-span-2">
        {driverId ? (
          <DocumentSlots owner={{ kind: 'driver', id: driverId }} slots={slots} files={files} mayEdit />
        ) : (
          <DocumentSlots owner={null} slots={slots} staged={staged} />
        )}
      </div>
    </>
  );
}

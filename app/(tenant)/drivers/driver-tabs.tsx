'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DriverFormValues } from '@/components/drivers/driver-form-values';
import { DocumentSlots } from '@/components/files/documents/document-slots';
import type { StagedFiles } from '@/components/files/documents/use-staged-files';
import { Combobox, type ComboboxOption } from '@/components/forms/combobox';
import { errorOf } from '@/components/forms/error-of';
import { SelectField, TextAreaField, TextField } from '@/components/forms/fields';
import { Button } from '@/components/ui/button';
import { DRIVER_KINDS } from '@/lib/drivers/values';
import type { Attachment } from '@/lib/files/list-attachments';
import { FILE_SLOTS } from '@/lib/files/values';
import { searchDriverCustomersAction } from './actions';

interface TabProps {
  form: UseFormReturn<DriverFormValues>;
}

export function BasicTab({ form, customer }: TabProps & { customer: ComboboxOption | null }) {
  const t = useTranslations('drivers');
  const common = useTranslations('common');
  return (
    <>
      <TextField form={form} name="fullName" label={t('full_name')} required autoComplete="off" />
      <TextField form={form} name="phone" type="tel" label={t('phone')} />
      <TextField form={form} name="licenseNumber" label={t('license_number')} required autoCapitalize="characters" />
      <TextField form={form} name="licenseExpiresOn" type="date" label={t('license_expiry')} />
      <TextField
        form={form}
        name="licenseCountry"
        label={t('license_country')}
        help={t('country_help')}
        maxLength={2}
      />
      <TextField form={form} name="dateOfBirth" type="date" label={t('date_of_birth')} />
      <SelectField
        form={form}
        name="kind"
        label={t('kind')}
        options={DRIVER_KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
      />
      {form.watch('kind') === 'additional' ? <CustomerField form={form} customer={customer} /> : <span />}
      <TextField form={form} name="email" type="email" label={t('email')} />
      <TextAreaField form={form} name="address" label={t('address')} rows={2} />
      <TextAreaField form={form} name="notes" label={common('notes')} className="md:col-span-2" />
    </>
  );
}

function CustomerField({ form, customer }: TabProps & { customer: ComboboxOption | null }) {
  const t = useTranslations('drivers');
  const [picked, setPicked] = useState(customer);
  function pick(option: ComboboxOption | null) {
    setPicked(option);
    form.setValue('customerId', option?.id ?? '', { shouldDirty: true });
  }
  return (
    <div>
      <Combobox
        id="customerId"
        label={t('customer')}
        placeholder={t('customer_search')}
        selected={picked}
        onSelect={pick}
        search={searchDriverCustomersAction}
        error={errorOf(form.formState.errors, 'customerId')}
      />
      {picked && (
        <Button variant="ghost" className="mt-1 -ml-3 text-accent!" onClick={() => pick(null)}>
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
  const t = useTranslations('drivers');
  const slots = FILE_SLOTS.driver;
  return (
    <>
      <TextField form={form} name="idCardNumber" label={t('id_card_number')} autoComplete="off" />
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

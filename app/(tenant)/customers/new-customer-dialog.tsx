'use client';

import { useTranslations } from 'next-intl';
import { EMPTY_CUSTOMER } from '@/components/customers/customer-form-values';
import { DuplicateWarning } from '@/components/customers/duplicate-warning';
import { useDuplicates } from '@/components/customers/use-duplicates';
import { DateField } from '@/components/forms/date-field';
import { DialogForm } from '@/components/forms/dialog-form';
import { SelectField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useNewRecord } from '@/components/forms/use-new-record';
import { useRecordFields } from '@/components/forms/use-record-fields';
import { fillScanned } from '@/components/scan/fill-scanned';
import { keepScannedPhoto } from '@/components/scan/keep-scanned-photo';
import { ScanButton } from '@/components/scan/scan-button';
import { Dialog } from '@/components/ui/dialog';
import { CUSTOMER_FIELDS } from '@/lib/customers/fields';
import { createCustomerAction } from './actions';

interface NewCustomer {
  id: string;
  label: string;
  /** A date such as `2031-05-01`; null if unknown. */
  licenseExpiresOn?: string | null;
}

interface Props {
  /** What was typed and not found. */
  name?: string;
  onClose: () => void;
  onCreated: (customer: NewCustomer) => void;
}

/** Adds a customer without leaving the page, with only the fields an agreement needs. */
export function NewCustomerDialog(props: Props) {
  const t = useTranslations('rentals');
  return (
    <Dialog open onOpenChange={props.onClose} title={t('new_customer')}>
      <NewCustomerForm {...props} />
    </Dialog>
  );
}

function NewCustomerForm({ name = '', onClose, onCreated }: Props) {
  const t = useTranslations();
  const { form, submit, pending, failure, staged, take } = useNewRecord({
    id: 'new-customer',
    kind: 'customer',
    defaultValues: { ...EMPTY_CUSTOMER, fullName: /\d/.test(name) ? '' : name },
    action: createCustomerAction,
    taken: ({ id, fullName }): NewCustomer => ({ id, label: fullName }),
    saved: t('success.customer_created'),
    onCreated,
    onClose,
  });
  const { found, asked } = useDuplicates(form, { except: null, failure });
  const { field, choice } = useRecordFields(CUSTOMER_FIELDS, form);
  return (
    <DialogForm submit={submit} pending={pending} save={t(asked ? 'customers.save_anyway' : 'customers.add')} columns>
      <div className="sm:col-span-2">
        <FormFailure failure={asked ? null : failure} deed="save_customer" />
      </div>
      <ScanButton
        className="sm:col-span-2"
        current={() => form.getValues()}
        onConfirm={(fields) => fillScanned(form, fields)}
        onPhoto={(photo) => keepScannedPhoto(photo, null, staged)}
      />
      <TextField {...field('fullName')} className="sm:col-span-2" />
      <TextField {...field('phone')} contact="tel" />
      <DateField {...field('dateOfBirth')} />
      <TextField {...field('licenseNumber')} />
      <DateField {...field('licenseExpiresOn')} required help={t('customers.expiry_needed')} />
      <SelectField {...choice('language')} className="sm:col-span-2" />
      <DuplicateWarning
        className="sm:col-span-2"
        found={found}
        asked={asked}
        onUse={({ id, fullName, licenseExpiresOn }) => take({ id, label: fullName, licenseExpiresOn })}
      />
    </DialogForm>
  );
}

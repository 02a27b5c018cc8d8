'use client';

import { useTranslations } from 'next-intl';
import { createCustomerAction } from '@/app/(tenant)/customers/actions';
import { EMPTY_CUSTOMER } from '@/components/customers/customer-form-values';
import { DuplicateWarning } from '@/components/customers/duplicate-warning';
import { useDuplicates } from '@/components/customers/use-duplicates';
import { useStagedFiles } from '@/components/files/documents/use-staged-files';
import { SelectField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { useRecordFields } from '@/components/forms/use-record-fields';
import { fillScanned } from '@/components/scan/fill-scanned';
import { keepScannedPhoto } from '@/components/scan/keep-scanned-photo';
import { ScanButton } from '@/components/scan/scan-button';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';
import { toast } from '@/components/ui/toast';
import { CUSTOMER_FIELDS } from '@/lib/customers/fields';
import type { Picked } from '../wizard-settings';

interface Props {
  onClose: () => void;
  onCreated: (customer: Picked) => void;
}

/** Adds a customer without leaving the agreement, with only the fields it needs. */
export function NewCustomerDialog(props: Props) {
  const t = useTranslations('rentals');
  return (
    <Dialog open onOpenChange={props.onClose} title={t('new_customer')}>
      <NewCustomerForm {...props} />
    </Dialog>
  );
}

function NewCustomerForm({ onClose, onCreated }: Props) {
  const t = useTranslations();
  const staged = useStagedFiles();
  const { form, submit, pending, failure } = useActionForm({
    id: 'wizard-customer',
    defaultValues: EMPTY_CUSTOMER,
    action: createCustomerAction,
    onSuccess: ({ id, fullName }) => {
      toast.success(t('success.customer_created'));
      take({ id, label: fullName });
    },
  });
  // The photo uploads by itself. For an existing customer it only fills an empty slot.
  function take(customer: Picked) {
    staged.uploadStaged({ kind: 'customer', id: customer.id });
    onCreated(customer);
    onClose();
  }
  const { found, asked } = useDuplicates(form, { except: null, failure });
  const { field, choice } = useRecordFields(CUSTOMER_FIELDS, form);
  return (
    <form
      onSubmit={(event) => {
        event.stopPropagation();
        void submit(event);
      }}
      noValidate
      className="grid gap-4 sm:grid-cols-2"
    >
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
      <TextField {...field('phone')} type="tel" />
      <TextField {...field('dateOfBirth')} type="date" />
      <TextField {...field('licenseNumber')} />
      <TextField {...field('licenseExpiresOn')} type="date" required />
      <SelectField {...choice('language')} className="sm:col-span-2" />
      <DuplicateWarning
        className="sm:col-span-2"
        found={found}
        asked={asked}
        onUse={({ id, fullName, licenseExpiresOn }) => take({ id, label: fullName, licenseExpiresOn })}
      />
      <DialogActions>
        <DialogCancel />
        <Button type="submit" variant="primary" pending={pending}>
          {t(asked ? 'customers.save_anyway' : 'customers.add')}
        </Button>
      </DialogActions>
    </form>
  );
}

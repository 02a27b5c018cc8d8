'use client';

import { useTranslations } from 'next-intl';
import { type DriverFormValues, EMPTY_DRIVER } from '@/components/drivers/driver-form-values';
import { DriverScan } from '@/components/drivers/driver-scan';
import { useAcceptedLicense } from '@/components/drivers/use-accepted-license';
import { DateField } from '@/components/forms/date-field';
import { DialogForm } from '@/components/forms/dialog-form';
import { SelectField, TextField } from '@/components/forms/fields';
import { MissingFields } from '@/components/forms/missing-fields';
import { useNewRecord } from '@/components/forms/use-new-record';
import { useRecordFields } from '@/components/forms/use-record-fields';
import { keepScannedPhoto } from '@/components/scan/keep-scanned-photo';
import { Dialog } from '@/components/ui/dialog';
import { DRIVER_FIELDS } from '@/lib/drivers/fields';
import type { PickedDriver } from '@/lib/drivers/picked-driver';
import { createDriverAction } from './actions';

interface Props {
  /** The customer of the additional driver; empty while none is chosen. */
  customerId: string;
  onClose: () => void;
  onCreated: (driver: PickedDriver) => void;
}

/** Adds a driver without leaving the page, with only the fields the handover needs. */
export function NewDriverDialog(props: Props) {
  const t = useTranslations('drivers');
  return (
    <Dialog open onOpenChange={props.onClose} title={t('new')}>
      <NewDriverForm {...props} />
    </Dialog>
  );
}

function NewDriverForm({ customerId, onClose, onCreated }: Props) {
  const t = useTranslations();
  const asking = useAcceptedLicense();
  const { form, submit, pending, failure, staged } = useNewRecord({
    id: 'new-driver',
    kind: 'driver',
    defaultValues: { ...EMPTY_DRIVER, customerId },
    action: (values: DriverFormValues, key) => asking(values, (sent) => createDriverAction(sent, key)),
    taken: takenDriver,
    saved: t('success.driver_created'),
    onCreated,
    onClose,
  });
  const { field, choice, required } = useRecordFields(DRIVER_FIELDS, form);
  return (
    <DialogForm submit={submit} pending={pending} save={t('drivers.add')} columns>
      <div className="sm:col-span-2">
        <MissingFields
          failure={failure}
          deed="save_driver"
          errors={form.formState.errors}
          required={[...required, { name: 'licenseExpiresOn', label: t('drivers.license_expiry') }]}
        />
      </div>
      <DriverScan form={form} onPhoto={(photo) => keepScannedPhoto(photo, null, staged)} className="sm:col-span-2" />
      <TextField {...field('fullName')} className="sm:col-span-2" />
      <SelectField {...choice('kind')} />
      <TextField {...field('phone')} contact="tel" />
      <TextField {...field('licenseNumber')} />
      <DateField {...field('licenseExpiresOn')} required />
      <DateField {...field('dateOfBirth')} />
    </DialogForm>
  );
}

function takenDriver({ id, fullName }: { id: string; fullName: string }, values: DriverFormValues): PickedDriver {
  return {
    id,
    label: fullName,
    kind: values.kind === 'chauffeur' ? 'chauffeur' : 'additional',
    licenseNumber: values.licenseNumber.trim().toUpperCase(),
    licenseExpiresOn: values.licenseExpiresOn || null,
    dateOfBirth: values.dateOfBirth || null,
  };
}

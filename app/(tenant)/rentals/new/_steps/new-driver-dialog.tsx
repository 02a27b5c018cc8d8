'use client';

import { useTranslations } from 'next-intl';
import { createDriverAction } from '@/app/(tenant)/drivers/actions';
import { type DriverFormValues, EMPTY_DRIVER } from '@/components/drivers/driver-form-values';
import { DriverScan } from '@/components/drivers/driver-scan';
import { useStagedFiles } from '@/components/files/documents/use-staged-files';
import { SelectField, TextField } from '@/components/forms/fields';
import { MissingFields } from '@/components/forms/missing-fields';
import { useActionForm } from '@/components/forms/use-action-form';
import { useRecordFields } from '@/components/forms/use-record-fields';
import { keepScannedPhoto } from '@/components/scan/keep-scanned-photo';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';
import { toast } from '@/components/ui/toast';
import { DRIVER_FIELDS } from '@/lib/drivers/fields';
import type { PickedDriver } from '../wizard-settings';

interface Props {
  /** The customer of the additional driver; empty while none is chosen. */
  customerId: string;
  onClose: () => void;
  onCreated: (driver: PickedDriver) => void;
}

/** Adds a driver without leaving the agreement, with only the fields the handover needs. */
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
  const staged = useStagedFiles();
  const { form, submit, pending, failure } = useActionForm({
    id: 'wizard-driver',
    defaultValues: { ...EMPTY_DRIVER, customerId },
    action: (values: DriverFormValues, key) => createDriverAction(values, key),
    onSuccess: ({ id, fullName }, values) => {
      toast.success(t('success.driver_created'));
      staged.uploadStaged({ kind: 'driver', id });
      onCreated({
        id,
        label: fullName,
        kind: values.kind === 'chauffeur' ? 'chauffeur' : 'additional',
        licenseNumber: values.licenseNumber.trim().toUpperCase(),
        licenseExpiresOn: values.licenseExpiresOn || null,
        dateOfBirth: values.dateOfBirth || null,
      });
      onClose();
    },
  });
  const { field, choice, required } = useRecordFields(DRIVER_FIELDS, form);
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
      <TextField {...field('phone')} type="tel" />
      <TextField {...field('licenseNumber')} />
      <TextField {...field('licenseExpiresOn')} type="date" required />
      <TextField {...field('dateOfBirth')} type="date" />
      <DialogActions>
        <DialogCancel />
        <Button type="submit" variant="primary" pending={pending}>
          {t('drivers.add')}
        </Button>
      </DialogActions>
    </form>
  );
}

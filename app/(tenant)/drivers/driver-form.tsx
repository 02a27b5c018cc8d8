'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { DriverFormValues } from '@/components/drivers/driver-form-values';
import { DriverScan } from '@/components/drivers/driver-scan';
import { useStagedFiles } from '@/components/files/documents/use-staged-files';
import type { ComboboxOption } from '@/components/forms/combobox';
import { FormActions } from '@/components/forms/form-actions';
import { FormTabs } from '@/components/forms/form-tabs';
import { MissingFields } from '@/components/forms/missing-fields';
import { useActionForm } from '@/components/forms/use-action-form';
import { keepScannedPhoto } from '@/components/scan/keep-scanned-photo';
import { toast } from '@/components/ui/toast';
import type { Attachment } from '@/lib/files/list-attachments';
import { createDriverAction, updateDriverAction } from './actions';
import { BasicTab, DocumentsTab } from './driver-tabs';

const BASIC_FIELDS = [
  'fullName',
  'phone',
  'licenseNumber',
  'licenseExpiresOn',
  'licenseCountry',
  'dateOfBirth',
  'kind',
  'customerId',
  'email',
  'address',
  'notes',
] as const;

interface Props {
  driverId: string | null;
  values: DriverFormValues;
  customer: ComboboxOption | null;
  /** The record's photos and papers; none for a driver who is not saved yet. */
  files?: readonly Attachment[];
}

export function DriverForm({ driverId, values, customer, files = [] }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const staged = useStagedFiles();
  const { form, submit, pending, failure } = useActionForm({
    id: `driver-${driverId ?? 'new'}`,
    defaultValues: values,
    action: (input: DriverFormValues, key) =>
      driverId ? updateDriverAction({ ...input, driverId }, key) : createDriverAction(input, key),
    onSuccess: ({ id }) => {
      toast.success(t(driverId ? 'success.driver_updated' : 'success.driver_created'));
      staged.uploadStaged({ kind: 'driver', id });
      router.push(`/drivers/${id}`);
    },
  });
  const record = driverId ? { owner: { kind: 'driver' as const, id: driverId }, files } : null;

  return (
    <form onSubmit={submit} noValidate className="grid max-w-4xl gap-4">
      <MissingFields
        failure={failure}
        deed="save_driver"
        errors={form.formState.errors}
        required={[
          { name: 'fullName', label: t('drivers.full_name') },
          { name: 'licenseNumber', label: t('drivers.license_number') },
        ]}
      />
      <DriverScan
        form={form}
        onPhoto={(photo) => keepScannedPhoto(photo, record, staged)}
        className="justify-self-start max-sm:w-full"
      />
      <FormTabs
        label={t('drivers.title')}
        form={form}
        failure={failure}
        tabs={[
          {
            name: 'basic',
            label: t('drivers.tab_basic'),
            fields: BASIC_FIELDS,
            content: () => <BasicTab form={form} customer={customer} />,
          },
          {
            name: 'documents',
            label: t('drivers.tab_documents'),
            fields: ['idCardNumber'],
            content: () => <DocumentsTab form={form} driverId={driverId} files={files} staged={staged} />,
          },
        ]}
      />
      <FormActions
        cancelHref={driverId ? `/drivers/${driverId}` : '/drivers'}
        label={t(driverId ? 'action.save_changes' : 'drivers.add')}
        pending={pending}
      />
    </form>
  );
}

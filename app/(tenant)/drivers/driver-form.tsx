'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { DriverFormValues } from '@/components/drivers/driver-form-values';
import { DriverScan } from '@/components/drivers/driver-scan';
import { useAcceptedLicense } from '@/components/drivers/use-accepted-license';
import { useStagedFiles } from '@/components/files/documents/use-staged-files';
import { FormActions } from '@/components/forms/form-actions';
import { FormTabs } from '@/components/forms/form-tabs';
import { MissingFields } from '@/components/forms/missing-fields';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { useRecordFields } from '@/components/forms/use-record-fields';
import { keepScannedPhoto } from '@/components/scan/keep-scanned-photo';
import { toast } from '@/components/ui/toast';
import { DRIVER_FIELDS } from '@/lib/drivers/fields';
import type { Attachment } from '@/lib/files/list-attachments';
import { createDriverAction, updateDriverAction } from './actions';
import { BasicTab, DocumentsTab, DRIVER_TABS } from './driver-tabs';

interface Props {
  driverId: string | null;
  values: DriverFormValues;
  customer: { id: string; label: string } | null;
  /** The record's photos and documents; none for a driver who is not saved yet. */
  files?: readonly Attachment[];
}

export function DriverForm({ driverId, values, customer, files = [] }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const staged = useStagedFiles();
  const asking = useAcceptedLicense();
  /** The names of the customers that the form has shown. */
  const people = useRef(new Map(customer ? [[customer.id, customer.label]] : []));
  const { form, submit, pending, failure } = useActionForm({
    id: `driver-${driverId ?? 'new'}`,
    defaultValues: values,
    action: (input: DriverFormValues, key) =>
      asking(input, (sent) =>
        driverId ? updateDriverAction({ ...sent, driverId }, key) : createDriverAction(sent, key),
      ),
    onSuccess: ({ id }) => {
      toast.success(t(driverId ? 'success.driver_updated' : 'success.driver_created'));
      staged.uploadStaged({ kind: 'driver', id });
      router.push(`/drivers/${id}`);
    },
  });
  const { required } = useRecordFields(DRIVER_FIELDS, form);
  const record = driverId ? { owner: { kind: 'driver' as const, id: driverId }, files } : null;

  return (
    <form onSubmit={submit} noValidate className="grid max-w-4xl gap-4">
      <MissingFields failure={failure} deed="save_driver" errors={form.formState.errors} required={required}>
        <RecordClash
          form={form}
          fields={DRIVER_FIELDS}
          failure={failure}
          submit={submit}
          nameOf={(_customer, id) => people.current.get(id)}
        />
      </MissingFields>
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
            fields: DRIVER_TABS.basic,
            content: () => <BasicTab form={form} people={people.current} />,
          },
          {
            name: 'documents',
            label: t('drivers.tab_documents'),
            fields: DRIVER_TABS.documents,
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

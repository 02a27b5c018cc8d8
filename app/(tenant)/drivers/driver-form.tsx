'use client';

import * as Tabs from '@radix-ui/react-tabs';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { DriverFormValues } from '@/components/drivers/driver-form-values';
import { DriverScan } from '@/components/drivers/driver-scan';
import { useStagedFiles } from '@/components/files/use-staged-files';
import type { ComboboxOption } from '@/components/forms/combobox';
import { FormActions } from '@/components/forms/form-actions';
import { MissingFields } from '@/components/forms/missing-fields';
import { useActionForm } from '@/components/forms/use-action-form';
import { cn } from '@/components/ui/cn';
import { toast } from '@/components/ui/toast';
import type { Attachment } from '@/lib/files/list-attachments';
import type { ScanPhoto } from '@/lib/scan/values';
import { createDriverAction, updateDriverAction } from './actions';
import { BasicTab, DocumentsTab } from './driver-tabs';

const TABS = ['basic', 'documents'] as const;
const DOCUMENT_FIELDS: (keyof DriverFormValues)[] = ['idCardNumber'];

interface Props {
  driverId: string | null;
  values: DriverFormValues;
  customer: ComboboxOption | null;
  /** The record's pictures and papers; none yet of a driver who is only being written. */
  files?: readonly Attachment[];
}

export function DriverForm({ driverId, values, customer, files = [] }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const [tab, setTab] = useState<(typeof TABS)[number]>('basic');
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
  const { errors, submitCount } = form.formState;
  const inDocuments = DOCUMENT_FIELDS.some((field) => errors[field]);
  const inBasic = Object.keys(errors).some((field) => !DOCUMENT_FIELDS.some((name) => name === field));
  const faulty = { basic: inBasic, documents: inDocuments };
  const first = TABS.find((name) => faulty[name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new attempt to send moves the clerk to the first fault
  useEffect(() => {
    if (first && !faulty[tab]) setTab(first);
  }, [submitCount, first]);

  /** The scanned paper's own place; a driver who is on file gets it at once. */
  function keepPhoto({ file, document, side }: ScanPhoto) {
    const kept = { slot: `${document}_${side}` as const, name: file.name, source: { file } };
    if (!driverId) return staged.stage(kept);
    void import('@/components/files/uploads').then(({ uploads }) =>
      uploads.add([{ ...kept, owner: { kind: 'driver', id: driverId } }]),
    );
  }

  return (
    <form onSubmit={submit} noValidate className="grid max-w-4xl gap-4">
      <MissingFields
        failure={failure}
        errors={errors}
        required={[
          { name: 'fullName', label: t('drivers.full_name') },
          { name: 'licenseNumber', label: t('drivers.license_number') },
        ]}
      />
      <DriverScan form={form} onPhoto={keepPhoto} className="justify-self-start max-sm:w-full" />
      <Tabs.Root value={tab} onValueChange={(value) => setTab(TABS.find((name) => name === value) ?? 'basic')}>
        <Tabs.List aria-label={t('drivers.title')} className="mb-4 flex overflow-x-auto border-b border-hairline">
          {TABS.map((name) => (
            <Tabs.Trigger
              key={name}
              value={name}
              className={cn(
                '-mb-px min-h-11 border-b-2 px-4 font-medium whitespace-nowrap',
                name === tab ? 'border-accent' : 'border-transparent text-muted',
                faulty[name] && 'text-danger',
              )}
            >
              {t(`drivers.tab_${name}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {TABS.map((name) => (
          <Tabs.Content key={name} value={name} forceMount hidden={name !== tab} className="grid gap-4 md:grid-cols-2">
            {name === 'basic' ? (
              <BasicTab form={form} customer={customer} />
            ) : (
              <DocumentsTab form={form} driverId={driverId} files={files} staged={staged} />
            )}
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <FormActions
        cancelHref={driverId ? `/drivers/${driverId}` : '/drivers'}
        label={t(driverId ? 'action.save_changes' : 'drivers.add')}
        pending={pending}
      />
    </form>
  );
}

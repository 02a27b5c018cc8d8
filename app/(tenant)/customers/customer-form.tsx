'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { CustomerFormValues } from '@/components/customers/customer-form-values';
import { DuplicateWarning } from '@/components/customers/duplicate-warning';
import { useDuplicates } from '@/components/customers/use-duplicates';
import { useStagedFiles } from '@/components/files/documents/use-staged-files';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { FormTabs } from '@/components/forms/form-tabs';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { fillScanned } from '@/components/scan/fill-scanned';
import { keepScannedPhoto } from '@/components/scan/keep-scanned-photo';
import { ScanButton } from '@/components/scan/scan-button';
import { toast } from '@/components/ui/toast';
import { CUSTOMER_FIELDS } from '@/lib/customers/fields';
import type { Attachment } from '@/lib/files/list-attachments';
import { createCustomerAction, updateCustomerAction } from './actions';
import { CustomerPhotos } from './customer-photos';
import { BasicTab, CUSTOMER_TABS, DocumentsTab, EmergencyTab } from './customer-tabs';

interface Props {
  customerId: string | null;
  values: CustomerFormValues;
  files: Attachment[];
}

export function CustomerForm({ customerId, values, files }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const staged = useStagedFiles();
  const { form, submit, pending, failure } = useActionForm({
    id: `customer-${customerId ?? 'new'}`,
    defaultValues: values,
    action: (input: CustomerFormValues, key) =>
      customerId ? updateCustomerAction({ ...input, customerId }, key) : createCustomerAction(input, key),
    onSuccess: ({ id }) => {
      toast.success(t(customerId ? 'success.customer_updated' : 'success.customer_created'));
      // The photos upload by themselves. The record's page shows their progress and any failures.
      staged.uploadStaged({ kind: 'customer', id });
      router.push(staged.count > 0 ? `/customers/${id}?tab=documents` : `/customers/${id}`);
    },
  });
  const { found, asked } = useDuplicates(form, { except: customerId, failure });
  const record = customerId ? { owner: { kind: 'customer' as const, id: customerId }, files } : null;
  const saveLabel = t(customerId ? 'action.save_changes' : 'customers.add');

  return (
    <form onSubmit={submit} noValidate className="grid max-w-4xl gap-4">
      <FormFailure failure={asked ? null : failure} deed="save_customer">
        <RecordClash form={form} fields={CUSTOMER_FIELDS} failure={failure} submit={submit} />
      </FormFailure>
      <ScanButton
        className="sm:justify-self-start"
        current={() => form.getValues()}
        onConfirm={(fields) => fillScanned(form, fields)}
        onPhoto={(photo) => keepScannedPhoto(photo, record, staged)}
      />
      <FormTabs
        label={t('customers.title')}
        form={form}
        failure={failure}
        tabs={[
          {
            name: 'basic',
            label: t('customers.tab_basic'),
            fields: CUSTOMER_TABS.basic,
            content: () => <BasicTab form={form} />,
          },
          {
            name: 'documents',
            label: t('customers.tab_documents'),
            fields: CUSTOMER_TABS.documents,
            content: (opened) => (
              <>
                <DocumentsTab form={form} />
                {opened && <CustomerPhotos customerId={customerId} files={files} staged={staged} />}
              </>
            ),
          },
          {
            name: 'emergency',
            label: t('customers.tab_emergency'),
            fields: CUSTOMER_TABS.emergency,
            content: () => <EmergencyTab form={form} />,
          },
        ]}
      />
      <DuplicateWarning found={found} asked={asked} />
      <FormActions
        cancelHref={customerId ? `/customers/${customerId}` : '/customers'}
        label={asked ? t('customers.save_anyway') : saveLabel}
        pending={pending}
      />
    </form>
  );
}

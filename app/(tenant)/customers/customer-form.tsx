'use client';

import * as Tabs from '@radix-ui/react-tabs';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CustomerFormValues } from '@/components/customers/customer-form-values';
import { DuplicateWarning } from '@/components/customers/duplicate-warning';
import { useDuplicates } from '@/components/customers/use-duplicates';
import { useStagedFiles } from '@/components/files/use-staged-files';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { fillScanned } from '@/components/scan/fill-scanned';
import { ScanButton } from '@/components/scan/scan-button';
import { cn } from '@/components/ui/cn';
import { toast } from '@/components/ui/toast';
import type { Attachment } from '@/lib/files/list-attachments';
import type { ScanPhoto } from '@/lib/scan/values';
import { createCustomerAction, updateCustomerAction } from './actions';
import { CustomerPictures } from './customer-pictures';
import { BasicTab, DocumentsTab, EmergencyTab } from './customer-tabs';
import { CUSTOMER_TABS, useFaultyTab } from './use-faulty-tab';

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
      // The pictures follow on their own: the record's page shows how far they are, and what failed.
      staged.uploadStaged({ kind: 'customer', id });
      router.push(staged.count > 0 ? `/customers/${id}?tab=documents` : `/customers/${id}`);
    },
  });
  const { found, asked } = useDuplicates(form, { except: customerId, failure });
  const { tab, setTab, faulty } = useFaultyTab(form, failure);
  const [picturesSeen, setPicturesSeen] = useState(false);
  if (tab === 'documents' && !picturesSeen) setPicturesSeen(true);
  const saveLabel = t(customerId ? 'action.save_changes' : 'customers.add');

  function keepPhoto({ file, document, side }: ScanPhoto) {
    const slot = `${document}_${side}` as const;
    const picture = { slot, name: file.name, source: { file } };
    if (!customerId) return staged.stage(picture);
    const owner = { kind: 'customer' as const, id: customerId };
    void import('@/components/files/uploads').then(({ uploads }) => uploads.add([{ owner, ...picture }]));
  }

  return (
    <form onSubmit={submit} noValidate className="grid max-w-4xl gap-4">
      <FormFailure failure={asked ? null : failure} />
      <ScanButton
        className="sm:justify-self-start"
        current={() => form.getValues()}
        onConfirm={(fields) => fillScanned(form, fields)}
        onPhoto={keepPhoto}
      />
      <Tabs.Root
        className="min-w-0"
        value={tab}
        onValueChange={(value) => setTab(CUSTOMER_TABS.find((name) => name === value) ?? 'basic')}
      >
        <Tabs.List aria-label={t('customers.title')} className="mb-4 flex overflow-x-auto border-b border-hairline">
          {CUSTOMER_TABS.map((name) => (
            <Tabs.Trigger
              key={name}
              value={name}
              className={cn(
                '-mb-px min-h-11 border-b-2 px-4 font-medium whitespace-nowrap',
                name === tab ? 'border-accent' : 'border-transparent text-muted',
                faulty.includes(name) && 'text-danger',
              )}
            >
              {t(`customers.tab_${name}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {CUSTOMER_TABS.map((name) => (
          <Tabs.Content key={name} value={name} forceMount hidden={name !== tab} className="grid gap-4 md:grid-cols-2">
            {name === 'basic' && <BasicTab form={form} />}
            {name === 'documents' && (
              <>
                <DocumentsTab form={form} />
                {picturesSeen && <CustomerPictures customerId={customerId} files={files} staged={staged} />}
              </>
            )}
            {name === 'emergency' && <EmergencyTab form={form} />}
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <DuplicateWarning found={found} asked={asked} />
      <FormActions
        cancelHref={customerId ? `/customers/${customerId}` : '/customers'}
        label={asked ? t('customers.save_anyway') : saveLabel}
        pending={pending}
      />
    </form>
  );
}

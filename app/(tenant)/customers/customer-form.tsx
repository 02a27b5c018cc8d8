'use client';

import * as Tabs from '@radix-ui/react-tabs';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { CustomerFormValues } from '@/components/customers/customer-form-values';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { cn } from '@/components/ui/cn';
import { toast } from '@/components/ui/toast';
import { createCustomerAction, updateCustomerAction } from './actions';
import { BasicTab, DocumentsTab, EmergencyTab } from './customer-tabs';

const TABS = ['basic', 'documents', 'emergency'] as const;
const FIELDS: Record<(typeof TABS)[number], (keyof CustomerFormValues)[]> = {
  basic: [
    'fullName',
    'email',
    'phone',
    'address',
    'city',
    'country',
    'postalCode',
    'language',
    'dateOfBirth',
    'tier',
    'notes',
  ],
  documents: ['licenseNumber', 'licenseExpiresOn', 'licenseCountry', 'idType', 'idNumber', 'idExpiresOn'],
  emergency: ['emergencyName', 'emergencyPhone'],
};

export function CustomerForm({ customerId, values }: { customerId: string | null; values: CustomerFormValues }) {
  const t = useTranslations();
  const router = useRouter();
  const [tab, setTab] = useState<(typeof TABS)[number]>('basic');
  const { form, submit, pending, failure } = useActionForm({
    id: `customer-${customerId ?? 'new'}`,
    defaultValues: values,
    action: (input: CustomerFormValues, key) =>
      customerId ? updateCustomerAction({ ...input, customerId }, key) : createCustomerAction(input, key),
    onSuccess: ({ id }) => {
      toast.success(t(customerId ? 'success.customer_updated' : 'success.customer_created'));
      router.push(`/customers/${id}`);
    },
  });
  const { errors, submitCount } = form.formState;
  const faulty = TABS.filter((name) => FIELDS[name].some((field) => errors[field]));
  const first = faulty[0];

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new attempt to send moves the clerk to the first fault
  useEffect(() => {
    if (first && !faulty.includes(tab)) setTab(first);
  }, [submitCount, first]);

  return (
    <form onSubmit={submit} noValidate className="grid max-w-4xl gap-4">
      <FormFailure failure={failure} />
      <Tabs.Root value={tab} onValueChange={(value) => setTab(TABS.find((name) => name === value) ?? 'basic')}>
        <Tabs.List aria-label={t('customers.title')} className="mb-4 flex overflow-x-auto border-b border-hairline">
          {TABS.map((name) => (
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
        {TABS.map((name) => (
          <Tabs.Content key={name} value={name} forceMount hidden={name !== tab} className="grid gap-4 md:grid-cols-2">
            {name === 'basic' && <BasicTab form={form} />}
            {name === 'documents' && <DocumentsTab form={form} />}
            {name === 'emergency' && <EmergencyTab form={form} />}
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <FormActions
        cancelHref={customerId ? `/customers/${customerId}` : '/customers'}
        label={t(customerId ? 'action.save_changes' : 'customers.add')}
        pending={pending}
      />
    </form>
  );
}

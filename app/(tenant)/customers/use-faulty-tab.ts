'use client';

import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CustomerFormValues } from '@/components/customers/customer-form-values';
import type { ErrorBody } from '@/lib/errors';

export const CUSTOMER_TABS = ['basic', 'documents', 'emergency'] as const;
export type CustomerTab = (typeof CUSTOMER_TABS)[number];

const FIELDS: Record<CustomerTab, (keyof CustomerFormValues)[]> = {
  basic: [
    'fullName',
    'phone',
    'email',
    'dateOfBirth',
    'address',
    'city',
    'postalCode',
    'country',
    'language',
    'tier',
    'notes',
  ],
  documents: ['licenseNumber', 'licenseExpiresOn', 'licenseCountry', 'idType', 'idNumber', 'idExpiresOn'],
  emergency: ['emergencyName', 'emergencyPhone'],
};

/** The open tab; every failed attempt to save opens that of the first fault, and puts the cursor there. */
export function useFaultyTab(form: UseFormReturn<CustomerFormValues>, failure: ErrorBody | null) {
  const [tab, setTab] = useState<CustomerTab>('basic');
  const [fault, setFault] = useState<{ field: keyof CustomerFormValues } | null>(null);
  const { errors, submitCount } = form.formState;
  const faulty = CUSTOMER_TABS.filter((name) => FIELDS[name].some((field) => errors[field]));
  const home = fault && CUSTOMER_TABS.find((name) => FIELDS[name].includes(fault.field));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new attempt, or a new answer to it, moves the clerk
  useEffect(() => {
    const field = CUSTOMER_TABS.flatMap((name) => FIELDS[name]).find((name) => errors[name]);
    setFault(field ? { field } : null);
    const target = field && CUSTOMER_TABS.find((name) => FIELDS[name].includes(field));
    if (target) setTab(target);
  }, [submitCount, failure]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a field takes the cursor only once its tab is shown, and once per fault
  useEffect(() => {
    if (fault && home === tab) form.setFocus(fault.field);
  }, [fault]);

  return { tab, setTab, faulty };
}

'use client';

import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { listApi } from '@/lib/api-client/list-api';
import type { Duplicate } from '@/lib/customers/find-duplicates';
import type { ErrorBody } from '@/lib/errors';
import type { CustomerFormValues } from './customer-form-values';

const TYPING_MS = 400;

/**
 * Customers similar to the one in the form. Looked up while typing, or returned by the server when it asks before
 * saving.
 */
export function useDuplicates(
  form: UseFormReturn<CustomerFormValues>,
  { except, failure }: { except: string | null; failure: ErrorBody | null },
) {
  const [found, setFound] = useState<Duplicate[]>([]);
  const [licenseNumber, phone, email] = useWatch({ control: form.control, name: ['licenseNumber', 'phone', 'email'] });
  const asked = failure?.code === 'possible_duplicate';

  useEffect(() => {
    if (![licenseNumber, phone, email].some((text) => text.trim())) return setFound([]);
    const ended = new AbortController();
    const timer = setTimeout(() => {
      // The API, not an action: actions run one after another, and saving must not wait for this.
      const asking = { query: { licenseNumber, phone, email, except }, signal: ended.signal };
      listApi<Duplicate>('/api/customers/duplicates', asking).then(setFound, () => undefined);
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [licenseNumber, phone, email, except]);

  useEffect(() => {
    const named = duplicatesOf(failure);
    if (named.length === 0) return;
    setFound(named);
    form.setValue(
      'acceptedDuplicates',
      named.map(({ id }) => id),
    );
  }, [failure, form]);

  return { found, asked };
}

function duplicatesOf(failure: ErrorBody | null): Duplicate[] {
  if (failure?.code !== 'possible_duplicate') return [];
  // Safe because that error has exactly these details.
  return (failure.details as { duplicates: Duplicate[] }).duplicates;
}

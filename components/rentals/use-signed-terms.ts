'use client';

import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Signed } from './addendum-signatures';

/** What was signed under other terms is signed again: a change of `terms` takes both signatures away. */
export function useSignedTerms<Values extends Signed>(anyForm: UseFormReturn<Values>, terms: string): void {
  // Safe because any form of these values has the two fields.
  const form = anyForm as unknown as UseFormReturn<Signed>;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the terms that counts
  useEffect(() => {
    form.setValue('customerSignature', '');
    form.setValue('agentSignature', '');
    form.clearErrors(['customerSignature', 'agentSignature']);
  }, [form, terms]);
}

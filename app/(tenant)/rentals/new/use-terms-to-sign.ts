'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { TermsToSign } from '@/lib/rentals/get-terms-to-sign';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import { termsToSignAction } from './actions';

export interface LoadedTerms {
  /** Null until they are loaded. */
  terms: TermsToSign | null;
  failed: boolean;
  load: () => Promise<void>;
}

/**
 * The clauses that the customer signs, loaded as soon as the customer is chosen: the signatures may come when the network
 * is away. Signatures under other clauses then count as outdated.
 */
export function useTermsToSign(form: UseFormReturn<WizardValues>, customerId: string): LoadedTerms {
  const [loaded, setLoaded] = useState<{ customerId: string; terms: TermsToSign } | null>(null);
  const [failed, setFailed] = useState(false);
  const asking = useRef('');
  const load = useCallback(async () => {
    // The wizard and its step may ask at the same moment.
    if (!customerId || asking.current === customerId) return;
    setFailed(false);
    asking.current = customerId;
    const answer = await termsToSignAction(customerId).catch(() => null);
    asking.current = '';
    if (form.getValues('customerId') !== customerId) return;
    if (!answer?.ok) return setFailed(true);
    if (form.getValues('termsStamp') !== answer.data.stamp) form.setValue('termsStamp', answer.data.stamp);
    setLoaded({ customerId, terms: answer.data });
  }, [form, customerId]);
  useEffect(() => {
    void load();
  }, [load]);
  return { terms: loaded?.customerId === customerId ? loaded.terms : null, failed, load };
}

'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useRetry } from '@/components/forms/use-retry';
import type { DraftQuote } from '@/lib/rentals/quote-draft';
import { quoteDraftAction } from './actions';
import type { WizardValues } from './wizard-values';

const TYPING_MS = 250;
const PRICED = [
  'vehicleId',
  'pickupAt',
  'dueAt',
  'dailyRateCents',
  'insurancePerDayCents',
  'protections',
  'options',
  'discountCents',
  'taxExempt',
] as const;

/** The server's price of what stands in the form; the last answer stays in view while a newer one is on its way. */
export function useQuote(form: UseFormReturn<WizardValues>) {
  const [price, setPrice] = useState<DraftQuote | null>(null);
  const [pending, setPending] = useState(false);
  const [refreshed, setRefreshed] = useState(0);
  const [failed, setFailed] = useState(false);
  const round = useRetry(failed) + refreshed;
  const asked = useRef(0);
  const text = JSON.stringify(form.watch([...PRICED]));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again for the same values
  useEffect(() => {
    const ticket = ++asked.current;
    const list: unknown[] = JSON.parse(text);
    const values = Object.fromEntries(PRICED.map((name, index) => [name, list[index]]));
    setPending(true);
    const timer = setTimeout(async () => {
      const result = await quoteDraftAction(values).catch(() => null);
      if (ticket !== asked.current) return;
      setFailed(result === null);
      // Without an answer the old price stays, marked as one that is not sure any more.
      if (result) setPending(false);
      if (result?.ok) setPrice(result.data);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, round]);

  const refresh = useCallback(() => setRefreshed((current) => current + 1), []);
  return { price, pending, refresh };
}

'use client';

import { useLocale } from 'next-intl';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useRetry } from '@/components/forms/use-retry';
import { moneyInput, parseMoney } from '@/lib/money';
import type { DraftQuote } from '@/lib/rentals/quote-draft';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import { quoteDraftAction } from './actions';

const TYPING_MS = 250;
const PRICED = [
  'customerId',
  'driverIds',
  'vehicleId',
  'pickupAt',
  'dueAt',
  'dailyRateCents',
  'rateOwn',
  'insurancePerDayCents',
  'insuranceOwn',
  'protections',
  'options',
  'discountCents',
  'taxExempt',
] as const;

/** The fields that say the clerk typed a price. */
const OWN = { dailyRateCents: 'rateOwn', insurancePerDayCents: 'insuranceOwn' } as const;

/**
 * The server's price for the form's values. The last response stays visible until a newer one arrives. The daily rate
 * follows vehicle, customer and period, and the insurance price follows the company's, until the clerk types another
 * one.
 */
export function useQuote(form: UseFormReturn<WizardValues>, draftId: string) {
  const locale = useLocale();
  const [price, setPrice] = useState<DraftQuote | null>(null);
  const [pending, setPending] = useState(false);
  const [refreshed, setRefreshed] = useState(0);
  const [failed, setFailed] = useState(false);
  const round = useRetry(failed) + refreshed;
  const asked = useRef(0);
  const text = JSON.stringify(form.watch([...PRICED]));

  // Runs before `keepEarlyTyping` tells the form what was typed early.
  useLayoutEffect(() => {
    const { unsubscribe } = form.watch((_values, { name, type }) => {
      if (type !== 'change') return;
      if (name === 'dailyRateCents' || name === 'insurancePerDayCents') form.setValue(OWN[name], true);
    });
    return unsubscribe;
  }, [form]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again for the same values
  useEffect(() => {
    const ticket = ++asked.current;
    const list: unknown[] = JSON.parse(text);
    const values = Object.fromEntries(PRICED.map((name, index) => [name, list[index]]));
    setPending(true);
    const timer = setTimeout(async () => {
      const result = await quoteDraftAction(values, draftId).catch(() => null);
      if (ticket !== asked.current) return;
      setFailed(result === null);
      // Without a response the old price stays, marked as uncertain.
      if (result) setPending(false);
      if (!result?.ok) return;
      setPrice(result.data);
      follow('dailyRateCents', result.data.proposed?.dailyRateCents ?? null);
      follow('insurancePerDayCents', result.data.insurancePerDayCents);
    }, TYPING_MS);
    return () => clearTimeout(timer);

    function follow(name: keyof typeof OWN, cents: number | null) {
      if (cents === null || form.getValues(OWN[name]) || parseMoney(form.getValues(name)) === cents) return;
      form.setValue(name, moneyInput(cents, locale));
    }
  }, [text, round, draftId]);

  const refresh = useCallback(() => setRefreshed((current) => current + 1), []);
  return { price, pending, refresh };
}

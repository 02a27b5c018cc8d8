'use client';

import { useLocale } from 'next-intl';
import { useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useServerPrice } from '@/components/forms/use-server-price';
import { moneyInput, parseMoney } from '@/lib/money';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import { quoteDraftAction } from './actions';
import { PRICE_TERMS } from './price-terms';

const PRICED = [...PRICE_TERMS, 'driverIds', 'vehicleId'] as const;

/** The fields that say the clerk typed a price. */
const OWN = { dailyRateCents: 'rateOwn', insurancePerDayCents: 'insuranceOwn' } as const;

/**
 * The server's price for the form's values. The daily rate follows vehicle, customer and period, and the insurance price
 * follows the company's, until the clerk types another one.
 */
export function useQuote(form: UseFormReturn<WizardValues>, draftId: string) {
  const locale = useLocale();
  // Runs before `keepEarlyInput` tells the form what was typed early.
  useLayoutEffect(() => {
    const { unsubscribe } = form.watch((_values, { name, type }) => {
      if (type !== 'change') return;
      if (name === 'dailyRateCents' || name === 'insurancePerDayCents') form.setValue(OWN[name], true);
    });
    return unsubscribe;
  }, [form]);

  function follow(name: keyof typeof OWN, cents: number | null) {
    if (cents === null || form.getValues(OWN[name]) || parseMoney(form.getValues(name)) === cents) return;
    form.setValue(name, moneyInput(cents, locale));
  }

  return useServerPrice(form, {
    fields: PRICED,
    recordId: draftId,
    action: quoteDraftAction,
    onPrice: ({ proposed, insurancePerDayCents }) => {
      follow('dailyRateCents', proposed?.dailyRateCents ?? null);
      follow('insurancePerDayCents', insurancePerDayCents);
    },
  });
}

'use client';

import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useRetry } from '@/components/forms/use-retry';
import type { ErrorCode } from '@/lib/errors';
import type { VehicleOffers } from '@/lib/rentals/offer-vehicles';
import { FIRST_OFFERS } from '@/lib/rentals/values';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import { offerVehiclesAction } from './actions';
import { PRICE_TERMS } from './price-terms';

const TYPING_MS = 300;
const MORE = 8;

/** What decides which vehicles are free, and what each of them costs. */
const ASKED = [...PRICE_TERMS, 'pickupLocation', 'returnLocation'] as const;

export interface OfferedVehicles extends VehicleOffers {
  /** Whether they are not those of what is typed now. */
  pending: boolean;
  failure: ErrorCode | null;
  onSearch: (text: string) => void;
  onMore: () => void;
}

/** The vehicles that are offered for the form's values. Those of the page come with it, and others when an answer may differ. */
export function useOffers(form: UseFormReturn<WizardValues>, draftId: string, opened: VehicleOffers): OfferedVehicles {
  const [search, setSearch] = useState({ text: '', count: FIRST_OFFERS });
  const [answer, setAnswer] = useState(opened);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const round = useRetry(failure === 'network_error');
  const asked = JSON.stringify([form.watch([...ASKED]), search]);
  const answered = useRef(asked);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again for the same values
  useEffect(() => {
    if (answered.current === asked) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const [values, question]: [unknown[], typeof search] = JSON.parse(asked);
      const typed = Object.fromEntries(ASKED.map((name, index) => [name, values[index]]));
      const vehicleId = form.getValues('vehicleId');
      const result = await offerVehiclesAction({ ...typed, vehicleId }, { ...question, draftId }).catch(() => null);
      if (!isCurrent) return;
      if (!result?.ok) return setFailure(result ? result.error.code : 'network_error');
      answered.current = asked;
      setFailure(null);
      setAnswer(result.data);
    }, TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, round, form, draftId]);

  return {
    ...answer,
    pending: answered.current !== asked,
    failure,
    onSearch: (text) => setSearch({ text, count: FIRST_OFFERS }),
    onMore: () => setSearch((before) => ({ ...before, count: before.count + MORE })),
  };
}

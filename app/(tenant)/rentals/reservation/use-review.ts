'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ErrorCode } from '@/lib/errors';
import type { ReservationQuote } from '@/lib/reservations/quote-reservation';
import type { ReservationValues } from '@/lib/reservations/reservation-settings';

interface Review {
  /** The server's answer to exactly these values; null while it is on its way. */
  answer: ReservationQuote | null;
  onReview: () => void;
}

/**
 * The step to the review: it waits for the price of what was typed last, and then opens the review, or says at each field
 * what is in its way.
 */
export function useReview(form: UseFormReturn<ReservationValues>, { answer, onReview }: Review) {
  const t = useTranslations('errors');
  const [waiting, setWaiting] = useState(false);

  async function review() {
    form.clearErrors();
    const complete = await form.trigger(undefined, { shouldFocus: true });
    const values = form.getValues();
    const who = values.who === 'caller' ? 'callerName' : 'customerId';
    const lacking = ([who, values.booking === 'class' ? 'classId' : 'vehicleId'] as const).filter(
      (name) => values[name] === '',
    );
    for (const name of lacking) form.setError(name, { message: t('required') });
    if (complete) focusOn(lacking[0]);
    setWaiting(complete && lacking.length === 0);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer that was waited for
  useEffect(() => {
    if (!waiting || !answer) return;
    setWaiting(false);
    const refused = refusals(answer);
    for (const [name, code] of refused) form.setError(name, { message: t(code) });
    if (refused[0]) focusOn(refused[0][0]);
    else if (answer.quote) onReview();
  }, [waiting, answer]);

  return { review, waiting };
}

type Refusal = [name: keyof ReservationValues, code: ErrorCode];

/** What the server would refuse, at its field. */
function refusals({ clash, classTaken, fields }: ReservationQuote): Refusal[] {
  const refused: Refusal[] = [];
  if (clash) refused.push(['vehicleId', 'vehicle_not_available']);
  if (classTaken) refused.push(['classId', 'class_not_available']);
  // Safe because the server uses the fields of its own input.
  return [...refused, ...(Object.entries(fields) as Refusal[])];
}

function focusOn(name: string | undefined): void {
  if (name) document.getElementById(name)?.focus();
}

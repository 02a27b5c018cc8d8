'use client';

import { useEffect, useState } from 'react';

export type ReservationStep = 'details' | 'review';

const REVIEW = '#review';

/** The step on the screen. The browser's Back leads from the review to the details, where everything is kept. */
export function useStep(): [ReservationStep, (step: ReservationStep) => void] {
  const [step, setStep] = useState<ReservationStep>('details');
  useEffect(() => {
    const follow = () => {
      // A reload has lost what was typed, so the review is only shown after the details.
      if (window.location.hash !== REVIEW) setStep('details');
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  function go(to: ReservationStep) {
    const { pathname, search } = window.location;
    window.history.pushState(null, '', to === 'review' ? REVIEW : `${pathname}${search}`);
    setStep(to);
    window.scrollTo({ top: 0 });
  }
  return [step, go];
}

import { useEffect, useRef } from 'react';
import type { WizardStep } from '@/lib/rentals/values';

/**
 * Saves the draft each time another step has come to the screen. Not before: a server action that is sent while the step is on its way
 * keeps the screen waiting for its answer, which on a bad line takes long.
 */
export function useSaveAtStep({ step, save }: { step: WizardStep; save: (() => Promise<unknown>) | null }) {
  const saved = useRef(step);
  useEffect(() => {
    if (saved.current === step) return;
    saved.current = step;
    void save?.();
  }, [step, save]);
}

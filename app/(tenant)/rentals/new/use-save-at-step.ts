import { useEffect, useRef } from 'react';
import type { WizardStep } from '@/lib/rentals/values';

/**
 * Saves the draft each time another step is on the screen. Not earlier: while a step loads, a server action would delay
 * the screen until its response arrives, which takes long on a slow network.
 */
export function useSaveAtStep({ step, save }: { step: WizardStep; save: (() => Promise<unknown>) | null }) {
  const saved = useRef(step);
  useEffect(() => {
    if (saved.current === step) return;
    saved.current = step;
    void save?.();
  }, [step, save]);
}

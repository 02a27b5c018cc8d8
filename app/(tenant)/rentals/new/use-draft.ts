'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ErrorCode } from '@/lib/errors';
import type { WizardStep } from '@/lib/rentals/values';
import { saveDraftAction } from './actions';
import type { Picks } from './wizard-settings';
import type { WizardValues } from './wizard-values';

export type DraftState = 'new' | 'saving' | 'saved' | 'offline' | 'expired';

const TYPING_MS = 900;
const KEPT = 'wout.draft.';

interface Draft {
  form: UseFormReturn<WizardValues>;
  draftId: string;
  step: WizardStep;
  resumed: boolean;
  picks: Picks;
  onPicks: (picks: Picks) => void;
}

type Kept = { values: WizardValues; picks: Picks };

/** Saves the draft at each step and while one types; where the server can't be had, the device keeps it, and it is sent later. */
export function useDraft({ form, draftId, step, resumed, picks, onPicks }: Draft) {
  const [state, setState] = useState<DraftState>(resumed ? 'saved' : 'new');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stepNow = useRef(step);
  stepNow.current = step;
  const picksNow = useRef(picks);
  picksNow.current = picks;

  /** Null where it was saved, else why not. */
  const save = useCallback(async (): Promise<ErrorCode | null> => {
    clearTimeout(timer.current);
    const values = form.getValues();
    sessionStorage.setItem(KEPT + draftId, JSON.stringify({ values, picks: picksNow.current } satisfies Kept));
    setState('saving');
    const result = await saveDraftAction({ rentalId: draftId, step: stepNow.current, values }).catch(() => null);
    const code = result ? (result.ok ? null : result.error.code) : 'network_error';
    if (code === null) sessionStorage.removeItem(KEPT + draftId);
    setState(code === null ? 'saved' : code === 'session_expired' || code === 'wrong_tenant' ? 'expired' : 'offline');
    return code;
  }, [form, draftId]);

  useEffect(() => {
    const kept = sessionStorage.getItem(KEPT + draftId);
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(save, TYPING_MS);
    });
    window.addEventListener('online', save);
    if (kept) {
      const { values, picks: chosen }: Kept = JSON.parse(kept);
      form.reset(values, { keepDefaultValues: true });
      onPicks(chosen);
    }
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
      window.removeEventListener('online', save);
    };
  }, [form, draftId, save, onPicks]);

  const done = useCallback(() => {
    clearTimeout(timer.current);
    sessionStorage.removeItem(KEPT + draftId);
  }, [draftId]);

  return { state, save, done };
}

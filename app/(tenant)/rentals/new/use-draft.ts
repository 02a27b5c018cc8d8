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

/**
 * Saves the draft at each step and while one types. What the server has not got yet is kept in this tab, from the first key on, so that
 * neither a reload, nor an ended session, nor a network that is away loses it.
 */
export function useDraft({ form, draftId, step, resumed, picks, onPicks }: Draft) {
  const [state, setState] = useState<DraftState>(resumed ? 'saved' : 'new');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useRef({ step, picks });
  now.current = { step, picks };

  const keep = useCallback(() => {
    const kept = JSON.stringify({ values: form.getValues(), picks: now.current.picks } satisfies Kept);
    sessionStorage.setItem(KEPT + draftId, kept);
    return kept;
  }, [form, draftId]);

  /** Null where it was saved, else why not. */
  const save = useCallback(async (): Promise<ErrorCode | null> => {
    clearTimeout(timer.current);
    const kept = keep();
    setState('saving');
    const input = { rentalId: draftId, step: now.current.step, values: form.getValues() };
    const result = await saveDraftAction(input).catch(() => null);
    const code = result ? (result.ok ? null : result.error.code) : 'network_error';
    // What was typed meanwhile is not saved yet, and stays here.
    if (code === null && sessionStorage.getItem(KEPT + draftId) === kept) sessionStorage.removeItem(KEPT + draftId);
    setState(code === null ? 'saved' : code === 'session_expired' || code === 'wrong_tenant' ? 'expired' : 'offline');
    return code;
  }, [form, draftId, keep]);

  useEffect(() => {
    const kept = sessionStorage.getItem(KEPT + draftId);
    const { unsubscribe } = form.watch(() => {
      keep();
      clearTimeout(timer.current);
      timer.current = setTimeout(save, TYPING_MS);
    });
    window.addEventListener('online', save);
    if (kept) {
      const { values, picks: chosen }: Kept = JSON.parse(kept);
      now.current.picks = chosen;
      onPicks(chosen);
      form.reset(values, { keepDefaultValues: true });
    }
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
      window.removeEventListener('online', save);
    };
  }, [form, draftId, keep, save, onPicks]);

  const shown = useRef(picks);
  useEffect(() => {
    if (shown.current === picks) return;
    shown.current = picks;
    // The form's value changes a moment before its pick does.
    keep();
  }, [picks, keep]);

  const done = useCallback(() => {
    clearTimeout(timer.current);
    sessionStorage.removeItem(KEPT + draftId);
  }, [draftId]);

  return { state, save, done };
}

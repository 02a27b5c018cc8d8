'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ErrorCode } from '@/lib/errors';
import type { WizardStep } from '@/lib/rentals/values';
import { saveDraftAction } from './actions';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft';
import { tabName } from './tab-name';
import { type Limits, withinRights } from './within-rights';
import type { Picks } from './wizard-settings';
import type { WizardValues } from './wizard-values';

export type DraftState = 'new' | 'saving' | 'saved' | 'offline' | 'expired' | 'changed';

const TYPING_MS = 900;

interface Draft {
  form: UseFormReturn<WizardValues>;
  draftId: string;
  step: WizardStep;
  /** When the draft shown on the page was saved; null for a new one. */
  savedAt: string | null;
  picks: Picks;
  limits: Limits;
  onPicks: (picks: Picks) => void;
  /** The stored draft had terms that this member may not grant. */
  onReset: () => void;
}

type Kept = { values: WizardValues; picks: Picks; seenAt: string | null };

/**
 * Saves the draft at each step and while typing. Whatever the server does not have yet is stored in this tab from the
 * first keystroke. Neither a reload, nor an ended session, nor a lost network loses it.
 */
export function useDraft({ form, draftId, step, savedAt, picks, limits, onPicks, onReset }: Draft) {
  const [state, setState] = useState<DraftState>(savedAt ? 'saved' : 'new');
  const seenAt = useRef(savedAt);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useRef({ step, picks, limits });
  now.current = { step, picks, limits };

  const keep = useCallback(() => {
    const kept = JSON.stringify({
      values: form.getValues(),
      picks: now.current.picks,
      seenAt: seenAt.current,
    } satisfies Kept);
    keepDraft(draftId, kept);
    return kept;
  }, [form, draftId]);

  /** Null if it was saved, otherwise the reason. */
  const save = useCallback(async (): Promise<ErrorCode | null> => {
    clearTimeout(timer.current);
    const kept = keep();
    setState('saving');
    const editor = await tabName();
    const input = {
      rentalId: draftId,
      step: now.current.step,
      values: { ...form.getValues() },
      editor,
      seenAt: seenAt.current,
    };
    const result = await saveDraftAction(input).catch(() => null);
    const code = result ? (result.ok ? null : result.error.code) : 'network_error';
    if (result?.ok) seenAt.current = result.data.savedAt;
    // What was typed in the meantime is not saved yet and stays stored here.
    if (code === null && keptDraft(draftId) === kept) forgetDraft(draftId);
    // If more was typed in the meantime, another save is running.
    if (code !== null || !keptDraft(draftId)) setState(stateAfter(code));
    return code;
  }, [form, draftId, keep]);

  const saveSoon = useCallback(() => {
    setState((before) => (before === 'saved' ? 'saving' : before));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), TYPING_MS);
  }, [save]);

  // Before the first paint: the form learns right afterwards what was typed before the scripts were loaded.
  useLayoutEffect(() => {
    const kept = keptDraft(draftId);
    const { unsubscribe } = form.watch(() => {
      keep();
      saveSoon();
    });
    // Claimed before the first save needs it.
    void tabName();
    const onOnline = () => void save();
    window.addEventListener('online', onOnline);
    if (kept) {
      const { values, picks: chosen, seenAt: seen }: Kept = JSON.parse(kept);
      seenAt.current = seen;
      now.current.picks = chosen;
      onPicks(chosen);
      // Another member may have typed it here before this one signed in. Drafts stored by an older version lack newer
      // fields.
      const mine = withinRights({ ...form.getValues(), ...values }, now.current.limits);
      if (mine.changed) onReset();
      form.reset(mine.values, { keepDefaultValues: true });
    }
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
      window.removeEventListener('online', onOnline);
    };
  }, [form, draftId, keep, save, saveSoon, onPicks, onReset]);

  const shown = useRef(picks);
  useEffect(() => {
    if (shown.current === picks) return;
    shown.current = picks;
    // The form's value changes a moment before the picked record does.
    keep();
    saveSoon();
  }, [picks, keep, saveSoon]);

  const done = useCallback(() => {
    clearTimeout(timer.current);
    forgetDraft(draftId);
  }, [draftId]);

  return { state, save, done };
}

function stateAfter(code: ErrorCode | null): DraftState {
  if (code === null) return 'saved';
  if (code === 'session_expired' || code === 'wrong_tenant') return 'expired';
  return code === 'draft_changed' ? 'changed' : 'offline';
}

'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { randomKey } from '@/components/forms/random-key';
import type { ErrorCode } from '@/lib/errors';
import { MOST_SEEN_VERSIONS, type WizardStep } from '@/lib/rentals/values';
import { type Limits, withinRights } from '@/lib/rentals/wizard/within-rights';
import type { Picks } from '@/lib/rentals/wizard/wizard-settings';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import { saveDraftAction } from './actions';

export type DraftState = 'new' | 'saving' | 'saved' | 'offline' | 'expired' | 'changed';

const TYPING_MS = 900;
const KEPT = 'wout.draft.';

interface Draft {
  form: UseFormReturn<WizardValues>;
  draftId: string;
  /** The version that the page shows; null for a new draft. */
  version: string | null;
  /** Whether there is something to save: just looking leaves no draft behind. */
  isKept: boolean;
  step: WizardStep;
  picks: Picks;
  limits: Limits;
  onPicks: (picks: Picks) => void;
  /** The stored draft had terms that this member may not grant. */
  onReset: () => void;
}

/** `versions` are those that this tab has seen or sent. The server may have any of them, since an answer can be lost. */
type Kept = { values: WizardValues; picks: Picks; versions: string[] };

/**
 * Saves the draft at each step and while the user types. Each save gets a new version and names the versions that this tab
 * knows: the server refuses it if another tab or device has saved in the meantime. Until the server has a change, it is
 * kept in this tab. So neither a reload, nor an ended session, nor a lost network loses it.
 */
export function useDraft({ form, draftId, version, isKept, step, picks, limits, onPicks, onReset }: Draft) {
  const [state, setState] = useState<DraftState>(version ? 'saved' : 'new');
  const versions = useRef(version ? [version] : []);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useRef({ step, picks, limits });
  now.current = { step, picks, limits };

  const keep = useCallback(() => {
    const kept: Kept = { values: form.getValues(), picks: now.current.picks, versions: versions.current };
    const text = JSON.stringify(kept);
    sessionStorage.setItem(KEPT + draftId, text);
    return text;
  }, [form, draftId]);

  /** Null if it was saved, otherwise the reason. */
  const save = useCallback(async (): Promise<ErrorCode | null> => {
    clearTimeout(timer.current);
    const mine = randomKey();
    const seen = versions.current;
    versions.current = [...seen, mine].slice(-MOST_SEEN_VERSIONS);
    const kept = keep();
    setState('saving');
    const values = { ...form.getValues() };
    const input = { rentalId: draftId, step: now.current.step, values, version: mine, seen };
    const result = await saveDraftAction(input).catch(() => null);
    const code = result ? (result.ok ? null : result.error.code) : 'network_error';
    if (code === null) versions.current = versions.current.slice(versions.current.indexOf(mine));
    // What was typed in the meantime is not saved yet, and stays in this tab.
    if (code === null && keptDraft(draftId) === kept) sessionStorage.removeItem(KEPT + draftId);
    // If more was typed in the meantime, another save is on its way.
    if (code !== null || !keptDraft(draftId)) setState(stateAfter(code));
    return code;
  }, [form, draftId, keep]);

  const saveSoon = useCallback(() => {
    keep();
    setState((before) => (before === 'saved' ? 'saving' : before));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), TYPING_MS);
  }, [keep, save]);

  // Runs before the screen is painted: what was typed before hydration reaches the form right after this.
  useLayoutEffect(() => {
    const kept = keptDraft(draftId);
    const { unsubscribe } = form.watch(saveSoon);
    const onOnline = () => void save();
    window.addEventListener('online', onOnline);
    if (kept) {
      const found: Partial<Kept> = JSON.parse(kept);
      // A tab that is open while the server is updated may have kept less.
      versions.current = found.versions ?? versions.current;
      now.current.picks = { ...now.current.picks, ...found.picks };
      onPicks(now.current.picks);
      // Another member may have typed it here before this one signed in.
      const mine = withinRights({ ...form.getValues(), ...found.values }, now.current.limits);
      if (mine.changed) onReset();
      form.reset(mine.values, { keepDefaultValues: true });
    }
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
      window.removeEventListener('online', onOnline);
    };
  }, [form, draftId, save, saveSoon, onPicks, onReset]);

  // The form's value changes a moment before its pick does.
  const shown = useRef(picks);
  useEffect(() => {
    if (shown.current === picks) return;
    shown.current = picks;
    saveSoon();
  }, [picks, saveSoon]);

  // Only once the new step is on the screen: it would otherwise wait for this save, which takes long on a slow network.
  const left = useRef(step);
  useEffect(() => {
    if (left.current === step) return;
    left.current = step;
    if (isKept) void save();
  }, [step, isKept, save]);

  const done = useCallback(() => {
    clearTimeout(timer.current);
    sessionStorage.removeItem(KEPT + draftId);
  }, [draftId]);

  return { state, save, done };
}

/** What this tab keeps of a draft because the server does not have it yet, as text; null where it keeps nothing. */
export function keptDraft(draftId: string): string | null {
  return sessionStorage.getItem(KEPT + draftId);
}

function stateAfter(code: ErrorCode | null): DraftState {
  if (code === null) return 'saved';
  if (code === 'session_expired' || code === 'visit_ended' || code === 'wrong_tenant') return 'expired';
  return code === 'draft_changed' ? 'changed' : 'offline';
}

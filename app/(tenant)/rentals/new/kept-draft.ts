const KEPT = 'wout.draft.';

/** The part of a draft that this tab stores because the server does not have it yet, as text; null if there is none. */
export function keptDraft(draftId: string): string | null {
  return sessionStorage.getItem(KEPT + draftId);
}

export function keepDraft(draftId: string, kept: string): void {
  sessionStorage.setItem(KEPT + draftId, kept);
}

export function forgetDraft(draftId: string): void {
  sessionStorage.removeItem(KEPT + draftId);
}

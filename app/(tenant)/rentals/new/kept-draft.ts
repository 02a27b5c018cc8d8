const KEPT = 'wout.draft.';

/** What this tab keeps of a draft because the server does not have it yet, as text; null where it keeps nothing. */
export function keptDraft(draftId: string): string | null {
  return sessionStorage.getItem(KEPT + draftId);
}

export function keepDraft(draftId: string, kept: string): string {
  sessionStorage.setItem(KEPT + draftId, kept);
  return kept;
}

export function forgetDraft(draftId: string): void {
  sessionStorage.removeItem(KEPT + draftId);
}

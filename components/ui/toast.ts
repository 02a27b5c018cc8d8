'use client';

export interface Notice {
  text: string;
  tone: 'success' | 'error';
  action?: { label: string; onClick: () => void };
  /** How long it stays, in ms; by default the library's value. */
  duration?: number;
}

type Options = Pick<Notice, 'action' | 'duration'>;

/** What a page wanted to say before the layout could show it. */
const early: Notice[] = [];
let show = (notice: Notice): void => {
  early.push(notice);
};

/** Shows a short message over whatever page comes next, with at most one action. */
export function toast(text: string, options: Options = {}): void {
  show({ text, tone: 'success', ...options });
}

toast.success = (text: string, options: Options = {}) => show({ text, tone: 'success', ...options });
toast.error = (text: string, options: Options = {}) => show({ text, tone: 'error', ...options });

/** Registers where messages appear. The layout's `Toaster` calls it once. */
export function showToastsBy(next: (notice: Notice) => void): void {
  show = next;
  early.splice(0).forEach(next);
}

'use client';

export interface Notice {
  text: string;
  tone: 'plain' | 'success' | 'error';
  action?: { label: string; onClick: () => void };
  /** How long it stays, in ms; the library's default without it. */
  duration?: number;
}

type Options = Pick<Notice, 'action' | 'duration'>;

let show: (notice: Notice) => void = () => undefined;

/** Says something in passing, above whatever page comes next; with one thing that may be done about it. */
export function toast(text: string, options: Options = {}): void {
  show({ text, tone: 'plain', ...options });
}

toast.success = (text: string, options: Options = {}) => show({ text, tone: 'success', ...options });
toast.error = (text: string, options: Options = {}) => show({ text, tone: 'error', ...options });

/** Where notices appear; the layout's `Toaster` calls it once. */
export function showToastsBy(next: (notice: Notice) => void): void {
  show = next;
}

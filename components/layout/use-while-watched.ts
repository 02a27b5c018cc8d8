import { useEffect, useRef } from 'react';

/** So long after the last press or key nobody is there. A tab left open must not keep its session alive for ever. */
const IDLE_MS = 2 * 60 * 60_000;
const USED = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]';

/**
 * Calls `ask` again and again while the tab is visible and somebody uses it, and at once when the tab is shown again. It waits
 * while a dialog is open. `mayShow` says whether what was found may still be shown.
 */
export function useWhileWatched(ask: (signal: AbortSignal, mayShow: () => boolean) => Promise<void>, everyMs: number) {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    let usedAt = Date.now();
    const use = () => {
      usedAt = Date.now();
    };
    const mayShow = () => !signal.aborted && !document.hidden && document.querySelector(OPEN) === null;
    const again = () => {
      if (mayShow() && Date.now() - usedAt <= IDLE_MS) void latest.current(signal, mayShow);
    };
    const timer = setInterval(again, everyMs);
    for (const name of USED) document.addEventListener(name, use, { signal, passive: true });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.hidden) return;
        use();
        again();
      },
      { signal },
    );
    return () => {
      clearInterval(timer);
      control.abort();
    };
  }, [everyMs]);
}

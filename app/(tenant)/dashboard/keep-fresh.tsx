'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const ASK_MS = 30_000;
/** So long after the last press or key nobody is there. A tab left open must not keep its session alive for ever. */
const IDLE_MS = 2 * 60 * 60_000;
const USED = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]';
const HTTP_OK = 200;

/**
 * Loads the dashboard's data again once its version has changed. What is scrolled, open or focused stays. It asks while the tab
 * is visible and somebody uses it, and waits while a dialog is open.
 */
export function KeepFresh({ version }: { version: string }) {
  const router = useRouter();
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    let usedAt = Date.now();
    const use = () => {
      usedAt = Date.now();
    };
    const mayShow = () => !document.hidden && document.querySelector(OPEN) === null;
    async function ask() {
      if (!mayShow() || Date.now() - usedAt > IDLE_MS) return;
      // A question that gets no answer is asked again.
      const address = `/api/dashboard/version?known=${encodeURIComponent(version)}`;
      const answer = await fetch(address, { signal }).catch(() => null);
      if (answer?.status === HTTP_OK && !signal.aborted && mayShow()) router.refresh();
    }
    const timer = setInterval(() => void ask(), ASK_MS);
    for (const name of USED) document.addEventListener(name, use, { signal, passive: true });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.hidden) return;
        use();
        void ask();
      },
      { signal },
    );
    return () => {
      clearInterval(timer);
      control.abort();
    };
  }, [version, router]);
  return null;
}

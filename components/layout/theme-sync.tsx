'use client';

import { useEffect } from 'react';

/** Where a page is made in the browser, such as one that is not found, the script of the first paint has not run. */
export function ThemeSync() {
  useEffect(() => {
    const kept = /(?:^|; )wout\.theme=(light|dark)/.exec(document.cookie)?.[1];
    const dark = kept ? kept === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
    document.documentElement.classList.toggle('dark', dark);
  }, []);
  return null;
}

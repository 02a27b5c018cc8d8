'use client';

import { useEffect } from 'react';

/** For a page created in the browser, such as a 404 page, where the theme script of the first paint has not run. */
export function ThemeSync() {
  useEffect(() => {
    const kept = /(?:^|; )wout\.theme=(light|dark)/.exec(document.cookie)?.[1];
    const dark = kept ? kept === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
    document.documentElement.classList.toggle('dark', dark);
  }, []);
  return null;
}

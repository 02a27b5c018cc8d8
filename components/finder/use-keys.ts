'use client';

import { useEffect, useRef } from 'react';

const DIALOG = '[role="dialog"], [role="alertdialog"]';
const WRITABLE = 'input, textarea, select, [contenteditable="true"]';

/** The keys that work on every screen: Ctrl or ⌘ and K, `/` and `?`. None of them reaches behind a dialog. */
export function useKeys(on: { find: () => void; keys: () => void }): void {
  const latest = useRef(on);
  latest.current = on;
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, target } = event;
      if (event.defaultPrevented || event.altKey || document.querySelector(DIALOG)) return;
      const held = event.ctrlKey || event.metaKey;
      if (held && key.toLowerCase() === 'k') latest.current.find();
      else if (held || (target instanceof Element && target.matches(WRITABLE))) return;
      else if (key === '?') latest.current.keys();
      else if (key === '/') focusSearch() || latest.current.find();
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', press);
    // Until then the script that holds early presses answers for the keys.
    document.documentElement.setAttribute('data-keys', '');
    return () => {
      window.removeEventListener('keydown', press);
      document.documentElement.removeAttribute('data-keys');
    };
  }, []);
}

/** Whether the screen has a search of its own, which then has the focus. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}

'use client';

import { useEffect, useState } from 'react';

/** Holds the selected rows of a page. Rows that leave the page are deselected. Escape deselects all. */
export function useSelection(keys: readonly string[]) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const chosen = new Set(keys.filter((key) => kept.has(key)));
  const some = chosen.size > 0;

  useEffect(() => {
    if (!some) return;
    function letGo(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role="dialog"]'))
        setKept(new Set());
    }
    window.addEventListener('keydown', letGo);
    return () => window.removeEventListener('keydown', letGo);
  }, [some]);

  function choose(which: readonly string[], on: boolean) {
    setKept((before) => {
      const next = new Set(before);
      for (const key of which) on ? next.add(key) : next.delete(key);
      return next;
    });
  }

  return { chosen, choose };
}

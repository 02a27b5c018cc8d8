'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { leadsElsewhere } from '@/components/forms/leads-away';
import { unsavedWork } from '@/components/forms/unsaved-work';

interface Entry {
  href: string;
  state: unknown;
}

/**
 * The browser's Back and Forward inside the app ask too before work is lost. The browser has already moved when it
 * reports the press, so the screen's own entry is added again, and only after a yes is it left.
 */
export function useHeldBack(): void {
  const path = usePathname();
  const search = useSearchParams();
  const here = useRef<Entry | null>(null);
  const leaving = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is another one when the address is
  useEffect(() => {
    here.current = entryNow();
  }, [path, search]);

  useEffect(() => {
    function look(event: PopStateEvent) {
      const from = here.current;
      const moves = from !== null && leadsElsewhere(from.href, window.location.href);
      if (leaving.current || !moves || !unsavedWork.isAnyHere()) {
        leaving.current = false;
        here.current = entryNow();
        return;
      }
      event.stopImmediatePropagation();
      // After one step back this is the same history as before.
      window.history.pushState(from.state, '', from.href);
      unsavedWork.leave(() => {
        leaving.current = true;
        window.history.back();
      });
    }
    // Runs before the router's own listener, which would already show the other screen.
    window.addEventListener('popstate', look, true);
    return () => window.removeEventListener('popstate', look, true);
  }, []);
}

function entryNow(): Entry {
  return { href: window.location.href, state: window.history.state };
}

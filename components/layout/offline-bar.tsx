'use client';

import { WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { leadsAway } from '@/components/forms/leads-away';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the line is away; until it is back, no link leads off the screen. */
export function OfflineBar() {
  const t = useTranslations('common');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [stayed, setStayed] = useState(false);
  useEffect(() => {
    if (online) return setStayed(false);
    // Where the line is away, a link would end on the browser's own page, and what is typed here would be gone.
    function stay(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href || !leadsAway(event, link, window.location.href)) return;
      event.preventDefault();
      event.stopPropagation();
      setStayed(true);
    }
    window.addEventListener('click', stay, true);
    return () => window.removeEventListener('click', stay, true);
  }, [online]);
  if (online) return null;
  return (
    <p
      role="status"
      className="sticky top-14 z-10 flex items-center justify-center gap-2 bg-amber-soft px-4 py-1.5 text-sm font-medium text-amber"
    >
      <WifiOff className="size-4" aria-hidden="true" />
      {t(stayed ? 'offline_stay' : 'offline')}
    </p>
  );
}

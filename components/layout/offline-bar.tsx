'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { unsavedWork } from '@/components/forms/unsaved-work';
import { Icon } from '@/components/ui/icon';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the network is down. Until it is back, no link leaves the screen. */
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
    return unsavedWork.stayBy(() => setStayed(true));
  }, [online]);
  if (online) return null;
  return (
    <p
      role="status"
      className="sticky top-14 z-10 flex items-center justify-center gap-2 bg-amber-soft px-4 py-1.5 text-sm font-medium text-amber print:hidden"
    >
      <Icon name="wifi-off" />
      {t(stayed ? 'offline_stay' : 'offline')}
    </p>
  );
}

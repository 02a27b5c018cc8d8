'use client';

import { WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineBar() {
  const t = useTranslations('common');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-2 bg-amber-soft px-4 py-1.5 text-sm font-medium text-amber"
    >
      <WifiOff className="size-4" aria-hidden="true" />
      {t('offline')}
    </p>
  );
}

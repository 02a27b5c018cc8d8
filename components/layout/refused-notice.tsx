'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { toast } from '@/components/ui/toast';

/** Says to somebody who was sent away from a page that they may not open it, once. */
export function RefusedNotice() {
  const t = useTranslations('errors');
  const refused = useSearchParams().has('refused');
  useEffect(() => {
    if (!refused || !new URLSearchParams(location.search).has('refused')) return;
    history.replaceState(null, '', location.pathname);
    toast.error(t('insufficient_permissions'));
  }, [refused, t]);
  return null;
}

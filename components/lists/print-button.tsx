'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** Prints the page, at once when it opens and again when pressed. */
export function PrintButton() {
  const t = useTranslations('action');
  useEffect(() => {
    // One moment later, so that fonts and pictures are there.
    const timer = setTimeout(() => window.print(), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Button variant="primary" onClick={() => window.print()} icon={<Icon name="printer" />}>
      {t('print')}
    </Button>
  );
}

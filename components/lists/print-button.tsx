'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** Prints the page, once when it opens and again when clicked. */
export function PrintButton() {
  const t = useTranslations('action');
  useEffect(() => {
    // Delayed a moment, so that fonts and images are loaded.
    const timer = setTimeout(() => window.print(), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Button variant="primary" onClick={() => window.print()} icon={<Icon name="printer" />}>
      {t('print')}
    </Button>
  );
}

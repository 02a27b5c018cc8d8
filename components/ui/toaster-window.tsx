'use client';

import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { Icon } from './icon';
import type { Notice } from './toast';

export function ToasterWindow({ notices }: { notices: Notice[] }) {
  const shown = useRef(0);
  useEffect(() => {
    for (const { text, tone, action, duration } of notices.slice(shown.current)) {
      toast[tone](text, { action, duration });
    }
    shown.current = notices.length;
  }, [notices]);
  return (
    <Sonner
      // Where no title and no badge is: below the rail, and on a phone above the bar.
      position="bottom-left"
      offset={{ bottom: 16, left: 16 }}
      mobileOffset={{ bottom: 'calc(72px + env(safe-area-inset-bottom))', left: 12, right: 12 }}
      icons={{ success: <Icon name="circle-check" />, error: <Icon name="circle-alert" /> }}
      toastOptions={{
        classNames: {
          toast: '!bg-text !text-canvas !border-transparent !rounded-card !font-sans',
          actionButton: '!bg-canvas !text-text !h-9 !px-3',
        },
      }}
    />
  );
}

'use client';

import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import type { Notice } from './toast';

export function ToasterWindow({ notices }: { notices: Notice[] }) {
  const shown = useRef(0);
  useEffect(() => {
    for (const { text, tone, action, duration } of notices.slice(shown.current)) {
      const say = tone === 'plain' ? toast : toast[tone];
      say(text, { action, duration });
    }
    shown.current = notices.length;
  }, [notices]);
  return (
    <Sonner
      position="top-center"
      // Below the top bar, so that it never covers the bar and the sheets at the bottom.
      offset={{ top: 68 }}
      mobileOffset={{ top: 64, left: 12, right: 12 }}
      toastOptions={{
        classNames: {
          toast: '!bg-text !text-canvas !border-transparent !rounded-card !font-sans',
          actionButton: '!bg-canvas !text-text !h-9 !px-3',
        },
      }}
    />
  );
}

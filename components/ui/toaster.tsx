'use client';

import { Toaster as Sonner } from 'sonner';

export function Toaster() {
  return (
    <Sonner
      position="top-center"
      // Below the top bar, so that it never lies on what comes next: the bar and the sheets at the bottom.
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

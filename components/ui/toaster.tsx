'use client';

import { Toaster as Sonner } from 'sonner';

export function Toaster() {
  return (
    <Sonner
      position="bottom-center"
      toastOptions={{
        classNames: {
          toast: '!bg-text !text-canvas !border-transparent !rounded-card !font-sans',
          actionButton: '!bg-canvas !text-text',
        },
      }}
    />
  );
}

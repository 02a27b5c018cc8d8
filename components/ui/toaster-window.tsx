'use client';

import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { Icon } from './icon';
import type { Notice } from './toast';

const DIALOG = '[role=dialog], [role=alertdialog]';

/** Above the bar of a phone or tablet. From 1024 px there is none. */
const ABOVE_BAR = '[--above-bar:calc(72px+env(safe-area-inset-bottom))] lg:[--above-bar:16px]';

export function ToasterWindow({ notices }: { notices: Notice[] }) {
  const shown = useRef(0);
  useEffect(() => {
    for (const { text, tone, action, duration } of notices.slice(shown.current)) {
      // The lower half of a phone is a dialog's, with its buttons.
      const position = document.querySelector(DIALOG) ? 'top-right' : undefined;
      toast[tone](text, { action, duration, position });
    }
    shown.current = notices.length;
  }, [notices]);
  useEffect(() => {
    // Dialogs are put into the body itself. What lay over one would hide its fields or its buttons.
    const isDialog = (node: Node) => node instanceof HTMLElement && node.matches(DIALOG);
    const opened = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some(isDialog))) toast.dismiss();
    });
    opened.observe(document.body, { childList: true });
    return () => opened.disconnect();
  }, []);
  return (
    <Sonner
      // Where least is: records have their shorter column there, and no title, menu or total begins there.
      position="bottom-right"
      className={ABOVE_BAR}
      offset={{ bottom: 'var(--above-bar)', right: 16 }}
      mobileOffset={{ bottom: 'var(--above-bar)', left: 12, right: 12 }}
      icons={{ success: <Icon name="circle-check" />, error: <Icon name="circle-alert" /> }}
      toastOptions={{
        classNames: {
          toast: '!bg-text !text-canvas !border-transparent !rounded-card !font-sans',
          actionButton: '!bg-canvas !text-text !h-11 !px-3 lg:!h-9',
        },
      }}
    />
  );
}

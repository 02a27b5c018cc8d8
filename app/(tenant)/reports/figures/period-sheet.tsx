'use client';

import { type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';

/** A phone's period: one button that says which, and the sheet that it opens. */
export function PeriodSheet({ label, shown, children }: { label: string; shown: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={buttonClass('secondary', 'min-w-0 gap-1.5! px-2! text-sm sm:hidden')}
      >
        <Icon name="sliders-horizontal" />
        <span className="sr-only">{label}</span>
        <span className="min-w-0 truncate">{shown}</span>
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={label}>
        {/* A link in it shows another period. */}
        <div onClickCapture={({ target }) => target instanceof Element && target.closest('a') && setOpen(false)}>
          {children}
        </div>
      </Dialog>
    </>
  );
}

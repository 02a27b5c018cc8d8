'use client';

import { type ReactNode, useState } from 'react';
import { buttonClass } from './button';
import { Dialog } from './dialog';
import { Icon } from './icon';

interface SheetButtonProps {
  title: string;
  /** What stands on the button, beside its icon. */
  face: ReactNode;
  className: string;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A phone's button for what a wide screen shows beside a list or a chart, and the sheet that it opens. */
export function SheetButton({ title, face, className, children }: SheetButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={buttonClass('secondary', className)}
      >
        <Icon name="sliders-horizontal" />
        {face}
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={title}>
        <div
          className="grid gap-4"
          // A link in it shows something else.
          onClickCapture={({ target }) => target instanceof Element && target.closest('a') && setOpen(false)}
        >
          {typeof children === 'function' ? children(() => setOpen(false)) : children}
        </div>
      </Dialog>
    </>
  );
}

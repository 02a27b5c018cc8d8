'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, startTransition, useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';

interface FoldedLineProps {
  /** What is agreed, in words. */
  summary: ReactNode;
  /** What the button changes, for those who do not see the line; null for those who may not change it. */
  change: string | null;
  /** Whether something is wrong in its fields: they are shown then. */
  faulty: boolean;
  /** Its fields. They may load when they are shown, so they open in a transition: what is on the screen stays until then. */
  children: ReactNode;
}

/** One line that says what is agreed, with its fields behind "Change". */
export function FoldedLine({ summary, change, faulty, children }: FoldedLineProps) {
  const t = useTranslations();
  const id = useId();
  const [open, setOpen] = useState(faulty);
  useEffect(() => {
    if (faulty) startTransition(() => setOpen(true));
  }, [faulty]);
  return (
    <div className="py-3 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1">{summary}</div>
        {change && (
          <Button
            variant="ghost"
            className="-my-2 -mr-3 shrink-0 text-accent!"
            aria-label={open ? undefined : change}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => startTransition(() => setOpen(!open))}
          >
            {t(open ? 'action.close' : 'rentals.change')}
          </Button>
        )}
      </div>
      {open && (
        <div id={id} className="mt-3 grid gap-4 md:grid-cols-2">
          {children}
        </div>
      )}
    </div>
  );
}

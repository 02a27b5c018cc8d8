'use client';

import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { cn } from '@/components/ui/cn';

export const MENU_TRIGGER =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 hover:bg-sunken';

interface MenuButtonProps {
  label: string;
  trigger: ReactNode;
  /** Fetches the menu’s scripts. */
  load: () => Promise<unknown>;
  /** A wide screen has no such menu. */
  phoneOnly?: boolean;
  /** The menu itself with a button of its own, which takes this one’s place. */
  children: ReactNode;
}

/** The button of a menu. The menu loads while the page is idle, or when it is asked for, so that no page waits for it. */
export function MenuButton({ label, trigger, load, phoneOnly, children }: MenuButtonProps) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), 2500);
    return () => clearTimeout(timer);
  }, [load]);
  const button = (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      className={cn(MENU_TRIGGER, phoneOnly && 'sm:hidden')}
    >
      {trigger}
    </button>
  );
  return wanted ? <Suspense fallback={button}>{children}</Suspense> : button;
}

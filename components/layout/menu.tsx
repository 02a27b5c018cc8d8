'use client';

import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';

export interface MenuEntry {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  checked?: boolean;
  /** A wide screen has it elsewhere. */
  phoneOnly?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  label: string;
  trigger: ReactNode;
  /** The content above the entries. */
  head?: ReactNode;
  entries: MenuEntry[];
}

export const MENU_TRIGGER =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 hover:bg-sunken';

const load = () => import('./menu-window');
const MenuWindow = lazyPart(() => load().then((module) => module.MenuWindow));

/** A drop-down menu. Its library loads while the page is idle, so that no page waits for it. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), 2500);
    return () => clearTimeout(timer);
  }, []);
  const button = (
    <button
      type="button"
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      className={MENU_TRIGGER}
    >
      {props.trigger}
    </button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <MenuWindow {...props} />
    </Suspense>
  );
}

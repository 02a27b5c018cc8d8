'use client';

import type { ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { MenuButton } from './menu-button';

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

const load = () => import('./menu-window');
const MenuWindow = lazyPart(() => load().then((module) => module.MenuWindow));

/** Whether a wide screen has all of it elsewhere, and so no menu. */
export function isPhoneMenu(entries: MenuEntry[]): boolean {
  return entries.every(({ phoneOnly }) => phoneOnly);
}

/** A drop-down menu. */
export function Menu(props: MenuProps) {
  return (
    <MenuButton label={props.label} trigger={props.trigger} load={load} phoneOnly={isPhoneMenu(props.entries)}>
      <MenuWindow {...props} />
    </MenuButton>
  );
}

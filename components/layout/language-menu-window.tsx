'use client';

import type { ReactNode } from 'react';
import { MenuWindow } from './menu-window';
import { useLanguages } from './use-languages';

/** The languages to choose from. */
export function LanguageMenuWindow({ label, trigger }: { label: string; trigger: ReactNode }) {
  return <MenuWindow label={label} trigger={trigger} entries={useLanguages()} />;
}

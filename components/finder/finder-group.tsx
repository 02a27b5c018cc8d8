'use client';

import { Command } from 'cmdk';
import type { ReactNode } from 'react';

const HEADING =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted';

/** The results of one kind, under their heading. Nothing without results. */
export function FinderGroup({ heading, children }: { heading: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Command.Group heading={heading} className={HEADING}>
      {children}
    </Command.Group>
  );
}

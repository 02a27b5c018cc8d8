'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import type { DuplicatePanelProps } from './duplicate-panel';

const DuplicatePanel = lazyPart(() => import('./duplicate-panel').then((module) => module.DuplicatePanel));

/** Names other customers with the same license, phone or email, if there are any. */
export function DuplicateWarning(props: DuplicatePanelProps) {
  if (props.found.length === 0) return null;
  return (
    <Suspense>
      <DuplicatePanel {...props} />
    </Suspense>
  );
}

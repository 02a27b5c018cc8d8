'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ConditionPartProps } from './condition-part';

const ConditionPart = lazyPart(() => import('./condition-part').then((module) => module.ConditionPart));

/** Loads the walk-around, the drawing and the checklist when they are first shown. */
export function ConditionFields(props: ConditionPartProps) {
  return (
    <Suspense fallback={<div className="h-96 animate-[pulse-soft_1.6s_infinite] rounded-card bg-sunken" />}>
      <ConditionPart {...props} />
    </Suspense>
  );
}

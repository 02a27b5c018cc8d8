'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';

const EndVisitButton = lazyPart(() => import('./end-visit-button').then((module) => module.EndVisitButton));

/** The button that ends a visit, apart from the scripts of every page: members never see it. */
export function EndVisit({ label }: { label: string }) {
  return (
    <Suspense>
      <EndVisitButton label={label} />
    </Suspense>
  );
}

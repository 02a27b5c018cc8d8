'use client';

import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { whenIdle } from '@/components/ui/when-idle';

const PrintedOn = lazyPart(() => import('./printed-on').then((module) => module.PrintedOn));

/** Loads after all else what only paper shows, with the rules for dates. */
export function PrintedOnLater({ zone }: { zone?: string }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return (
    isIdle && (
      <Suspense>
        <PrintedOn zone={zone} />
      </Suspense>
    )
  );
}

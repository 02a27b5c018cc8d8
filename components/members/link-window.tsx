'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import type { MadeLinkProps } from './made-link';

const MadeLink = lazyPart(() => import('./made-link').then((module) => module.MadeLink));

/** The dialog with a new link to set a password. Its code is there before the link is made, as it is shown only once. */
export function LinkWindow(props: MadeLinkProps) {
  return (
    <Suspense>
      <MadeLink {...props} />
    </Suspense>
  );
}

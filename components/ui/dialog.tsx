'use client';

import { Suspense, useState } from 'react';
import type { DialogProps } from './dialog-window';
import { lazyPart } from './lazy-part';

const DialogWindow = lazyPart(() => import('./dialog-window').then((module) => module.DialogWindow));

/** A dialog in the middle of the screen; on a phone, a sheet from the bottom. Its library loads when it first opens. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  );
}

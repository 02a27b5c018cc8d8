'use client';

import { Suspense } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog';
import { Dialog } from './dialog';
import { lazyPart } from './lazy-part';

const ConfirmForm = lazyPart(() => import('./confirm-form').then((module) => module.ConfirmForm));

interface Props extends Omit<ConfirmDialogProps, 'label' | 'primary' | 'icon'> {
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** The question of `ConfirmDialog`, for what opens it in another way than by its own button. */
export function ConfirmWindow({ open, setOpen, title, description, ...form }: Props) {
  return (
    <Dialog open={open} onOpenChange={setOpen} title={title} description={description}>
      {/* As tall as its buttons, so that the question does not grow once it is shown. */}
      <Suspense fallback={<div className="h-11 lg:h-[38px]" />}>
        <ConfirmForm {...form} close={() => setOpen(false)} />
      </Suspense>
    </Dialog>
  );
}

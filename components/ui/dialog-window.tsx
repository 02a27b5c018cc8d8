'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { DialogScope } from '@/components/forms/dialog-scope';
import { unsavedWork, type WorkPlace } from '@/components/forms/unsaved-work';
import { Icon } from '@/components/ui/icon';
import { useReturnFocus } from './use-return-focus';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
}

/** A dialog in the middle of the screen; on a phone, a sheet from the bottom. */
export function DialogWindow({ open, onOpenChange, title, description, children }: DialogProps) {
  const t = useTranslations('action');
  const returnFocus = useReturnFocus();
  const [work] = useState<WorkPlace>(() => new Set());
  const close = () => unsavedWork.leave(() => onOpenChange(false), work);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? onOpenChange(true) : close())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <Radix.Content
          {...returnFocus}
          aria-describedby={description ? undefined : ''}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] animate-[rise_160ms_var(--ease-out)] overflow-y-auto rounded-t-dialog bg-raised p-5 shadow-float sm:inset-x-auto sm:bottom-auto sm:left-1/2 sm:top-1/2 sm:w-[min(520px,calc(100vw-48px))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-dialog"
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <div className="min-w-0 wrap-anywhere">
              <Radix.Title className="text-xl font-semibold">{title}</Radix.Title>
              {description && <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>}
            </div>
            <Radix.Close
              aria-label={t('close')}
              className="-mt-1.5 -mr-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
            >
              <Icon name="x" className="size-5" />
            </Radix.Close>
          </div>
          <DialogScope value={{ work, close }}>{children}</DialogScope>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

'use client';

import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';

interface DialogFormProps {
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  pending: boolean;
  /** What the button does, as a verb. */
  save: string;
  /** It destroys something. */
  danger?: boolean;
  /** Two columns, from 640 px. */
  columns?: boolean;
  children: ReactNode;
}

/** A form in a dialog, with its buttons. It may be inside another form, which it does not affect. */
export function DialogForm({ submit, pending, save, danger = false, columns, children }: DialogFormProps) {
  return (
    <form
      onSubmit={(event) => {
        // React passes events on to the form that the dialog was opened from.
        event.stopPropagation();
        void submit(event);
      }}
      noValidate
      className={cn('grid gap-4', columns && 'sm:grid-cols-2')}
    >
      {children}
      <DialogActions>
        <DialogCancel />
        <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={pending}>
          {save}
        </Button>
      </DialogActions>
    </form>
  );
}

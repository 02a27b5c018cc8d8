'use client';

import { type ReactNode, useState } from 'react';
import type { FailedDeed } from '@/components/forms/form-failure';
import type { ActionResult } from '@/lib/errors';
import { Button } from './button';
import { ConfirmWindow } from './confirm-window';

export interface ConfirmDialogProps {
  id: string;
  /** The label of the button that opens the question. */
  label: string;
  title: string;
  description: string;
  /** The label of the confirming button, which names the object. */
  confirmLabel: string;
  danger?: boolean;
  /** It is what people come to this screen for. */
  primary?: boolean;
  /** Replaces the label on the button that opens the question. */
  icon?: ReactNode;
  /** Asks for a reason and passes it on. */
  reason?: boolean;
  /** Says what failed, above a reason that does not say so. */
  deed?: FailedDeed;
  action: (reason: string, key: string) => Promise<ActionResult<unknown>>;
  onDone: () => void;
}

/** Asks before something that is hard to undo, with the object's name on the button. */
export function ConfirmDialog({ label, title, description, icon, primary, ...form }: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={form.danger ? 'ghost' : primary ? 'primary' : 'secondary'}
        className={form.danger && !icon ? 'text-danger!' : undefined}
        onClick={() => setOpen(true)}
        aria-label={icon ? label : undefined}
        icon={icon}
      >
        {!icon && label}
      </Button>
      <ConfirmWindow {...form} open={open} setOpen={setOpen} title={title} description={description} />
    </>
  );
}

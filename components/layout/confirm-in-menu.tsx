'use client';

import type { ConfirmDialogProps } from '@/components/ui/confirm-dialog';
import { ConfirmWindow } from '@/components/ui/confirm-window';
import { MoreMenu } from './more-menu';

/** A record's only rare act, behind “…” as on every other record. */
export function ConfirmInMenu({ label, ...question }: Omit<ConfirmDialogProps, 'primary' | 'icon'>) {
  const dialog = (at: { open: boolean; setOpen: (open: boolean) => void }) => <ConfirmWindow {...question} {...at} />;
  return <MoreMenu acts={[{ key: question.id, label, danger: question.danger, dialog }]} />;
}

'use client';

import { useTranslations } from 'next-intl';
import type { ConfirmDialogProps } from '@/components/ui/confirm-dialog';
import { ConfirmWindow } from '@/components/ui/confirm-window';
import { MoreMenu } from './more-menu';

interface Props extends Omit<ConfirmDialogProps, 'primary' | 'icon'> {
  /** Whose menu it is, where a page has several. */
  of?: string;
}

/** The only rare act of a record or of a row, behind “…” as everywhere. */
export function ConfirmInMenu({ label, of, ...question }: Props) {
  const t = useTranslations('common');
  const dialog = (at: { open: boolean; setOpen: (open: boolean) => void }) => <ConfirmWindow {...question} {...at} />;
  return (
    <MoreMenu
      label={of && t('more_acts_named', { name: of })}
      acts={[{ key: question.id, label, danger: question.danger, dialog }]}
    />
  );
}

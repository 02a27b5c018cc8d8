'use client';

import { useTranslations } from 'next-intl';
import { ConfirmForm } from '@/components/ui/confirm-form';
import { DialogWindow } from '@/components/ui/dialog-window';
import { toast } from '@/components/ui/toast';
import type { Attachment } from '@/lib/files/list-attachments';
import { removeFile } from './change-file';
import { useQuietRefresh } from './use-quiet-refresh';

interface RemoveFileDialogProps {
  file: Attachment;
  title: string;
  /** The label of the confirming button, which names the file. */
  confirmLabel: string;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a file is removed from its record. */
export function RemoveFileDialog({ file, title, confirmLabel, onClose, onRemoved }: RemoveFileDialogProps) {
  const t = useTranslations('files');
  const refresh = useQuietRefresh();
  return (
    <DialogWindow
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={file.caption || file.fileName || undefined}
    >
      <ConfirmForm
        id={`remove-file-${file.id}`}
        danger
        confirmLabel={confirmLabel}
        action={(_reason, key) => removeFile(file.id, key)}
        close={onClose}
        onDone={() => {
          toast.success(t('removed'));
          onRemoved();
          refresh();
        }}
      />
    </DialogWindow>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import type { Dispatch, SetStateAction } from 'react';
import { DialogForm } from '@/components/forms/dialog-form';
import { TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { DialogWindow } from '@/components/ui/dialog-window';
import { CAPTION_FIELDS } from '@/lib/files/caption-fields';
import type { Attachment } from '@/lib/files/list-attachments';
import { CAPTION_LENGTH } from '@/lib/files/values';
import { changeFile } from '../change-file';
import { RemoveFileDialog } from '../remove-file-dialog';
import { useQuietRefresh } from '../use-quiet-refresh';

interface PhotoDialogProps {
  photo: Attachment;
  about: 'caption' | 'remove';
  setFiles: Dispatch<SetStateAction<readonly Attachment[]>>;
  onClose: () => void;
}

/** Edits a photo's caption, or asks before removing it. */
export function PhotoDialog({ photo, about, setFiles, onClose }: PhotoDialogProps) {
  const t = useTranslations('files');
  if (about === 'caption') return <CaptionDialog photo={photo} setFiles={setFiles} onClose={onClose} />;
  return (
    <RemoveFileDialog
      file={photo}
      title={t('remove_photo_title')}
      confirmLabel={t('remove_photo')}
      onClose={onClose}
      onRemoved={() => setFiles((files) => files.filter(({ id }) => id !== photo.id))}
    />
  );
}

function CaptionDialog({ photo, setFiles, onClose }: Omit<PhotoDialogProps, 'about'>) {
  const t = useTranslations();
  return (
    <DialogWindow open onOpenChange={(open) => !open && onClose()} title={t('files.edit_caption')}>
      <CaptionForm photo={photo} setFiles={setFiles} onClose={onClose} />
    </DialogWindow>
  );
}

function CaptionForm({ photo, setFiles, onClose }: Omit<PhotoDialogProps, 'about'>) {
  const t = useTranslations();
  const refresh = useQuietRefresh();
  const { form, submit, pending, failure } = useActionForm({
    id: `caption-${photo.id}`,
    defaultValues: { caption: photo.caption, version: photo.version },
    action: ({ caption, version }) => changeFile(photo.id, { caption: caption.trim(), version }),
    onSuccess: ({ version }, { caption }) => {
      const saved = { caption: caption.trim(), version };
      setFiles((files) => files.map((file) => (file.id === photo.id ? { ...file, ...saved } : file)));
      refresh();
      onClose();
    },
  });
  return (
    <DialogForm submit={submit} pending={pending} save={t('action.save')}>
      <FormFailure failure={failure}>
        <RecordClash form={form} fields={CAPTION_FIELDS} failure={failure} submit={submit} />
      </FormFailure>
      <TextField
        form={form}
        name="caption"
        label={t('files.caption')}
        help={t('files.caption_help')}
        autoComplete="off"
        maxLength={CAPTION_LENGTH}
      />
    </DialogForm>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { type Dispatch, type SetStateAction, useState, useTransition } from 'react';
import { Field, fieldAria } from '@/components/forms/field';
import { FormFailure } from '@/components/forms/form-failure';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogWindow } from '@/components/ui/dialog-window';
import type { ErrorBody } from '@/lib/errors';
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
  const refresh = useQuietRefresh();
  const [caption, setCaption] = useState(photo.caption);
  const [failure, setFailure] = useState<ErrorBody | null>(null);
  const [pending, start] = useTransition();

  function save() {
    start(async () => {
      const answer = await changeFile(photo.id, { caption: caption.trim() });
      if (!answer.ok) return setFailure(answer.error);
      setFiles((files) => files.map((file) => (file.id === photo.id ? { ...file, caption: caption.trim() } : file)));
      refresh();
      onClose();
    });
  }

  return (
    <DialogWindow open onOpenChange={(open) => !open && onClose()} title={t('files.edit_caption')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <FormFailure failure={failure} />
        <Field id="photo-caption" label={t('files.caption')} help={t('files.caption_help')}>
          <input
            {...fieldAria('photo-caption', { help: true })}
            className="control"
            autoComplete="off"
            maxLength={CAPTION_LENGTH}
            value={caption}
            onChange={(event) => setCaption(event.target.value)}
          />
        </Field>
        <DialogActions>
          <Button onClick={onClose}>{t('action.back')}</Button>
          <Button type="submit" variant="primary" pending={pending}>
            {t('action.save')}
          </Button>
        </DialogActions>
      </form>
    </DialogWindow>
  );
}

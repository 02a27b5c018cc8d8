import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { SCANNED_FIELDS, type ScannedDocument, type ScannedField, type ScannedFields } from '@/lib/scan/values';
import { FoundField } from './found-field';
import { PhotoPreview } from './photo-preview';

interface Props {
  document: ScannedDocument;
  file: File;
  wants: readonly ScannedField[];
  current: object;
  canKeepPhoto: boolean;
  onCancel: () => void;
  onConfirm: (fields: ScannedFields, keepsPhoto: boolean) => void;
}

/**
 * Each value that was read, to correct or leave out, next to the form's current value. Nothing is filled in before the
 * user confirms.
 */
export function FoundFields({ document, file, wants, current, canKeepPhoto, onCancel, onConfirm }: Props) {
  const t = useTranslations('scan');
  const names = SCANNED_FIELDS.filter((name) => document.fields[name] && wants.includes(name));
  const [values, setValues] = useState<ScannedFields>(() =>
    Object.fromEntries(names.map((name) => [name, document.fields[name]?.value ?? ''])),
  );
  const [left, setLeft] = useState<readonly ScannedField[]>([]);
  const [keepsPhoto, setKeepsPhoto] = useState(canKeepPhoto);

  function confirm(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const taken = names.filter((name) => !left.includes(name) && values[name]?.trim());
    onConfirm(Object.fromEntries(taken.map((name) => [name, values[name]?.trim()])), keepsPhoto);
  }

  return (
    <form onSubmit={confirm} className="grid gap-4">
      <PhotoPreview file={file} />
      <p className="text-muted">{t('found_help')}</p>
      <ul className="grid gap-3">
        {names.map((name) => (
          <FoundField
            key={name}
            name={name}
            certainty={document.fields[name]?.certainty ?? 'read'}
            value={values[name] ?? ''}
            now={textOf(current, name)}
            isTaken={!left.includes(name)}
            onTake={(taken) =>
              setLeft((others) => (taken ? others.filter((other) => other !== name) : [...others, name]))
            }
            onChange={(value) => setValues((others) => ({ ...others, [name]: value }))}
          />
        ))}
      </ul>
      {canKeepPhoto && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={keepsPhoto}
            onChange={(event) => setKeepsPhoto(event.target.checked)}
            className="size-5 shrink-0 accent-[var(--accent)]"
          />
          <span>{t('keep_photo')}</span>
        </label>
      )}
      <DialogActions>
        <Button onClick={onCancel}>{t('other_photo')}</Button>
        <Button type="submit" variant="primary">
          {t('fill_in')}
        </Button>
      </DialogActions>
    </form>
  );
}

function textOf(form: object, name: ScannedField): string {
  const value: unknown = Object.entries(form).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}

'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { MANY_SLOTS } from '@/lib/files/many-slots';
import { acceptedTypes, type FileSlot } from '@/lib/files/values';
import { type ChosenFile, chosenFiles } from '../choose/chosen-files';
import { FileChooser } from '../choose/file-chooser';
import type { Pasted } from '../choose/pasted';
import { useFileTarget } from '../choose/use-file-target';

export interface CardFile {
  name: string;
  /** The URL of its image; null if it has none. */
  photo: string | null;
  kind: 'photo' | 'pdf' | 'address';
  detail?: ReactNode;
  onOpen?: () => void;
  /** Of a file that is not stored yet. */
  onRemove?: () => void;
  /** The rare acts of a stored one. */
  menu?: ReactNode;
}

interface DocumentCardProps {
  slot: FileSlot;
  /** The record has no other slot. */
  alone?: boolean;
  file: CardFile | null;
  mayEdit: boolean;
  /** The uploads of this slot. */
  children?: ReactNode;
  /** Without it the card is read-only. */
  onChosen?: (chosen: ChosenFile[]) => void;
}

const ICONS = { photo: 'image-off', pdf: 'file-text', address: 'link-2' } as const;
const LINK =
  'inline-flex min-h-11 items-center rounded-control px-2 font-medium text-accent hover:underline lg:min-h-9';

/** The slot of one document: its file, and the ways to add one. Where nothing says what a file is, it is called by its own name. */
export function DocumentCard({ slot, alone = false, file, mayEdit, children, onChosen }: DocumentCardProps) {
  const t = useTranslations('files');
  const id = useId();
  const place = useRef<HTMLLIElement>(null);
  const anything = alone && slot === 'other';
  const label = anything ? (file?.name ?? t('slot_anything')) : t(`slot_${slot}`);
  // How many files were given for a slot that holds one.
  const [surplus, setSurplus] = useState(0);
  const over = useFileTarget(place, { onPasted: take, off: !mayEdit || !onChosen });

  function take(pasted: Pasted) {
    const chosen = chosenFiles(slot, pasted);
    setSurplus(chosen ? 0 : pasted.files.length);
    if (chosen) onChosen?.(chosen);
  }

  return (
    <li
      ref={place}
      data-file-target
      aria-labelledby={id}
      className={cn(
        'min-w-0 gap-3 rounded-card border p-3',
        // Where there is nothing to see yet, the name and the ways to add a file are one row.
        file
          ? 'grid content-start border-hairline'
          : 'flex flex-wrap items-center justify-between border-dashed border-line-strong',
        over && 'outline-2 outline-accent outline-dashed',
      )}
    >
      <div className="flex min-w-0 flex-1 basis-24 gap-3">
        {file && <CardPhoto file={file} />}
        <div className="min-w-0 flex-1">
          <h3 id={id} className="font-medium break-words" title={label}>
            {label}
          </h3>
          {file ? (
            <>
              <p className="truncate text-sm text-muted" title={file.name}>
                {anything ? t(`kind_${file.kind}`) : file.name}
              </p>
              {file.detail && <p className="text-sm text-muted">{file.detail}</p>}
              <div className="-ml-2 flex flex-wrap">
                {file.onOpen && (
                  <button type="button" onClick={file.onOpen} className={LINK} aria-label={`${t('open')}: ${label}`}>
                    {t('open')}
                  </button>
                )}
                {mayEdit && file.onRemove && (
                  <Button
                    variant="ghost"
                    className="px-2! text-danger!"
                    onClick={file.onRemove}
                    aria-label={`${t('remove')}: ${label}`}
                  >
                    {t('remove')}
                  </Button>
                )}
                {mayEdit && file.menu}
              </div>
            </>
          ) : (
            <p className="text-sm text-muted">{t('no_file')}</p>
          )}
        </div>
      </div>
      {children}
      {surplus > 0 && (
        <p role="alert" className="flex items-start gap-1 text-sm text-danger">
          <Icon name="circle-alert" className="mt-0.5 size-4 shrink-0" />
          {t('one_only', { count: surplus })}
        </p>
      )}
      {mayEdit && onChosen && (
        <FileChooser
          label={t(file ? 'replace' : 'choose_file')}
          context={label}
          accept={acceptedTypes(slot).join()}
          several={MANY_SLOTS.includes(slot)}
          compact={!file}
          onChosen={take}
        />
      )}
    </li>
  );
}

function CardPhoto({ file }: { file: CardFile | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className="grid aspect-[4/3] w-24 shrink-0 place-items-center self-start overflow-hidden rounded-control bg-sunken text-muted">
      {file?.photo && file.photo !== broken ? (
        // biome-ignore lint/performance/noImgElement: a small photo of this session's own, or one that is still in the browser
        <img
          src={file.photo}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(file.photo)}
          className="size-full object-contain"
        />
      ) : (
        <Icon name={ICONS[file?.kind ?? 'pdf']} className="size-7" />
      )}
    </span>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { MANY_SLOTS } from '@/lib/files/many-slots';
import type { FileSlot } from '@/lib/files/values';
import { FileSize } from '../file-size';
import { type CardFile, DocumentCard } from './document-card';
import type { StagedSlotsProps } from './document-slots';
import { usePhotoUrl } from './use-photo-url';
import type { StagedFile, StagedFiles } from './use-staged-files';

/** The cards of a record that does not exist yet. Chosen files are shown now and uploaded once the record is saved. */
export function StagedSlots({ slots, staged }: StagedSlotsProps) {
  const alone = slots.length === 1;
  return slots.flatMap((slot) => {
    const own = staged.files.filter((file) => file.slot === slot && !file.owner);
    const many = MANY_SLOTS.includes(slot);
    return [
      ...(many ? own : []).map((file) => (
        <StagedCard key={file.id} slot={slot} alone={alone} file={file} staged={staged} />
      )),
      <StagedCard key={slot} slot={slot} alone={alone} file={(!many && own[0]) || null} staged={staged} open />,
    ];
  });
}

interface StagedCardProps {
  slot: FileSlot;
  /** The record has no other slot. */
  alone: boolean;
  file: StagedFile | null;
  staged: StagedFiles;
  /** Accepts a file, replacing the one it has. */
  open?: boolean;
}

function StagedCard({ slot, alone, file, staged, open = false }: StagedCardProps) {
  const t = useTranslations('files');
  const photo = usePhotoUrl(file);

  function shown(one: StagedFile): CardFile {
    const isFile = 'file' in one.source;
    const kind = photo ? 'photo' : isFile ? 'pdf' : 'address';
    return {
      name: one.name,
      kind,
      photo,
      detail:
        'file' in one.source ? (
          <>
            <FileSize bytes={one.source.file.size} /> · {t('sent_on_save')}
          </>
        ) : (
          t('sent_on_save')
        ),
      onRemove: () => staged.unstage(one.id),
    };
  }

  return (
    <DocumentCard
      slot={slot}
      alone={alone}
      file={file && shown(file)}
      mayEdit
      onChosen={open ? (chosen) => chosen.forEach(staged.stage) : undefined}
    />
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { MoreMenu } from '@/components/layout/more-menu';
import { lazyPart } from '@/components/ui/lazy-part';
import { thumbnailUrl } from '@/lib/files/file-url';
import type { Attachment } from '@/lib/files/list-attachments';
import { MANY_SLOTS } from '@/lib/files/many-slots';
import type { ChosenFile } from '../choose/chosen-files';
import { FileSize } from '../file-size';
import { UploadAnnouncer } from '../upload/upload-announcer';
import { UploadRow } from '../upload/upload-row';
import { uploads } from '../upload/uploads';
import { useRecordFiles } from '../use-record-files';
import { type CardFile, DocumentCard } from './document-card';
import type { StoredSlotsProps } from './document-slots';

const PhotoLightbox = lazyPart(() => import('../lightbox/photo-lightbox').then((module) => module.PhotoLightbox));
const PdfViewer = lazyPart(() => import('../lightbox/pdf-viewer').then((module) => module.PdfViewer));
const RemoveFileDialog = lazyPart(() => import('../remove-file-dialog').then((module) => module.RemoveFileDialog));

const PDF = 'application/pdf';

/** The cards of an existing record: each upload starts immediately. */
export function StoredSlots({ owner, slots, files: given, mayEdit }: StoredSlotsProps) {
  const t = useTranslations('files');
  const more = useTranslations('common');
  const { files, setFiles, uploading } = useRecordFiles(owner, slots, given);
  const [opened, setOpened] = useState<Attachment | null>(null);
  const [asked, setAsked] = useState<Attachment | null>(null);
  const alone = slots.length === 1;
  const label = (file: Attachment) =>
    alone && file.slot === 'other'
      ? file.caption || file.fileName
      : t(`slot_${slots.find((slot) => slot === file.slot) ?? 'other'}`);

  function add(chosen: readonly ChosenFile[]) {
    uploads.add(chosen.map((one) => ({ ...one, owner, seen: files.filter(({ slot }) => slot === one.slot) })));
  }

  function shown(file: Attachment): CardFile {
    const isPdf = file.contentType === PDF;
    return {
      name: file.caption || file.fileName,
      kind: isPdf ? 'pdf' : 'photo',
      photo: isPdf ? null : thumbnailUrl(file.id),
      detail: <FileSize bytes={file.sizeBytes} />,
      onOpen: () => setOpened(file),
      menu: (
        <MoreMenu
          label={more('more_acts_named', { name: label(file) })}
          acts={[{ key: 'remove', label: t('remove_file'), danger: true, onSelect: () => setAsked(file) }]}
        />
      ),
    };
  }
  return (
    <>
      {slots.flatMap((slot) => {
        const many = MANY_SLOTS.includes(slot);
        const own = files.filter((file) => file.slot === slot);
        const last = many ? null : (own[0] ?? null);
        return [
          ...(many ? own : []).map((file) => (
            <DocumentCard key={file.id} slot={slot} alone={alone} file={shown(file)} mayEdit={mayEdit} />
          )),
          (!many || mayEdit || own.length === 0) && (
            <DocumentCard
              key={slot}
              slot={slot}
              alone={alone}
              file={last && shown(last)}
              mayEdit={mayEdit}
              onChosen={add}
            >
              {uploading.some((upload) => upload.slot === slot) && (
                <ul className="grid gap-2" aria-label={t('uploads')}>
                  {uploading
                    .filter((upload) => upload.slot === slot)
                    .map((upload) => (
                      <UploadRow key={upload.id} upload={upload} />
                    ))}
                </ul>
              )}
            </DocumentCard>
          ),
        ];
      })}
      <li className="contents">
        <UploadAnnouncer uploading={uploading} />
        <Suspense>
          {opened?.contentType === PDF && (
            <PdfViewer id={opened.id} name={opened.caption || opened.fileName} onClose={() => setOpened(null)} />
          )}
          {opened && opened.contentType !== PDF && (
            <PhotoLightbox
              photos={[{ id: opened.id, caption: label(opened) }]}
              start={0}
              onClose={() => setOpened(null)}
            />
          )}
          {asked && (
            <RemoveFileDialog
              file={asked}
              title={t('remove_title', { name: label(asked) })}
              confirmLabel={t('remove_file')}
              onClose={() => setAsked(null)}
              onRemoved={() => setFiles((before) => before.filter(({ id }) => id !== asked.id))}
            />
          )}
        </Suspense>
      </li>
    </>
  );
}

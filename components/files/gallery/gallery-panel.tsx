'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { lazyPart } from '@/components/ui/lazy-part';
import { acceptedTypes, FILE_SLOTS, type FileSlot } from '@/lib/files/values';
import { WALK_AROUND_SHOTS } from '@/lib/inspections/values';
import { chosenFiles } from '../choose/chosen-files';
import { FileChooser } from '../choose/file-chooser';
import type { Pasted } from '../choose/pasted';
import { useFileTarget } from '../choose/use-file-target';
import { UploadAnnouncer } from '../upload/upload-announcer';
import { UploadRow } from '../upload/upload-row';
import { uploads } from '../upload/uploads';
import { useRecordFiles } from '../use-record-files';
import type { PhotoGalleryProps } from './photo-gallery';
import { PhotoTile } from './photo-tile';
import { ShotTile } from './shot-tile';
import { usePhotoOrder } from './use-photo-order';

const SLOTS: readonly FileSlot[] = ['photo'];

const PhotoLightbox = lazyPart(() => import('../lightbox/photo-lightbox').then((module) => module.PhotoLightbox));
const PhotoDialog = lazyPart(() => import('./photo-dialog').then((module) => module.PhotoDialog));

/** The content of a `PhotoGallery`. */
export function GalleryPanel({ owner, photos: given, mayEdit, silhouette }: PhotoGalleryProps) {
  const t = useTranslations('files');
  const place = useRef<HTMLDivElement>(null);
  const slots = owner.kind === 'inspection' ? FILE_SLOTS.inspection : SLOTS;
  const { files, setFiles, uploading } = useRecordFiles(owner, slots, given);
  const photos = files.filter(({ slot }) => slot === 'photo');
  const shots = WALK_AROUND_SHOTS.flatMap((shot) =>
    files.filter(({ slot }) => slot === shot).map(({ id }) => ({ id, caption: t(`slot_${shot}`) })),
  );
  const shown = [...shots, ...photos];
  const move = usePhotoOrder(photos, setFiles);
  const over = useFileTarget(place, { onPasted: add, main: true, off: !mayEdit });
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const [asked, setAsked] = useState<{ id: string; about: 'caption' | 'remove' } | null>(null);
  const [said, setSaid] = useState('');
  const askedPhoto = photos.find(({ id }) => id === asked?.id);
  const empty = shown.length === 0 && uploading.length === 0;

  function add(pasted: Pasted) {
    uploads.add((chosenFiles('photo', pasted) ?? []).map((one) => ({ ...one, owner, seen: [] })));
  }

  function moveTo(id: string, to: number) {
    move(id, to);
    setSaid(t('said_moved', { place: to + 1, count: photos.length }));
  }

  return (
    <div
      ref={place}
      data-file-target
      className={cn('grid gap-3 rounded-card outline-offset-4', over && 'outline-2 outline-accent outline-dashed')}
    >
      {empty && (
        <div className="grid justify-items-center gap-2 rounded-card border border-dashed border-line-strong px-4 py-8 text-center text-muted">
          {silhouette}
          <p>{t('no_photos')}</p>
        </div>
      )}
      {shots.length > 0 && (
        <ul className="grid grid-cols-3 gap-3">
          {shots.map(({ id, caption }, index) => (
            <ShotTile key={id} id={id} name={caption} onOpen={() => setEnlarged(index)} />
          ))}
        </ul>
      )}
      {photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              index={index}
              count={photos.length}
              mayEdit={mayEdit}
              onOpen={() => setEnlarged(shots.length + index)}
              onMove={moveTo}
              onAsk={(about) => setAsked({ id: photo.id, about })}
            />
          ))}
        </ul>
      )}
      {uploading.length > 0 && (
        <ul className="grid gap-2" aria-label={t('uploads')}>
          {uploading.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      {mayEdit && (
        <>
          <FileChooser label={t('add_photos')} accept={acceptedTypes('photo').join()} several onChosen={add} />
          <p className="text-sm text-muted max-lg:hidden pointer-coarse:hidden print:hidden">{t('photos_help')}</p>
        </>
      )}
      <UploadAnnouncer uploading={uploading} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <Suspense>
        {enlarged !== null && shown.length > 0 && (
          <PhotoLightbox
            photos={shown}
            start={Math.min(enlarged, shown.length - 1)}
            onClose={() => setEnlarged(null)}
          />
        )}
        {asked && askedPhoto && (
          <PhotoDialog photo={askedPhoto} about={asked.about} setFiles={setFiles} onClose={() => setAsked(null)} />
        )}
      </Suspense>
    </div>
  );
}

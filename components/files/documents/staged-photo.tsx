'use client';

import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { usePhotoUrl } from './use-photo-url';
import type { StagedFile } from './use-staged-files';

interface StagedPhotoProps {
  file: StagedFile;
  /** As wide as its place. */
  wide?: boolean;
  onRemove: () => void;
}

/** A photo that waits in the form, small, with a button that removes it. */
export function StagedPhoto({ file, wide = false, onRemove }: StagedPhotoProps) {
  const t = useTranslations('files');
  const url = usePhotoUrl(file);
  return (
    <span className={cn('relative block', !wide && 'w-24')}>
      {url ? (
        // biome-ignore lint/performance/noImgElement: a photo that is still in the browser
        <img src={url} alt={file.name} className="aspect-[4/3] w-full rounded-control object-cover" />
      ) : (
        <span className="grid aspect-[4/3] w-full place-items-center rounded-control bg-sunken">
          <Icon name="camera" className="size-6" />
        </span>
      )}
      <button
        type="button"
        onClick={onRemove}
        aria-label={`${t('remove')}: ${file.name}`}
        className="absolute top-0 right-0 grid size-11 place-items-center"
      >
        <Icon name="x" className="size-6 rounded-full bg-raised p-1" />
      </button>
    </span>
  );
}

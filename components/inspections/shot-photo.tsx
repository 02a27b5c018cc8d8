import { useTranslations } from 'next-intl';
import { fileUrl, thumbnailUrl } from '@/lib/files/file-url';
import type { Attachment } from '@/lib/files/list-attachments';

interface ShotPhotoProps {
  label: string;
  photo: Attachment | undefined;
  /** Why it was not taken. */
  skipped: string | undefined;
}

/** One photo of a walk-around, which opens large, or why there is none. */
export function ShotPhoto({ label, photo, skipped }: ShotPhotoProps) {
  const t = useTranslations('inspections');
  return (
    <figure className="min-w-0">
      {photo ? (
        <a href={fileUrl(photo.id)} target="_blank" rel="noreferrer">
          {/* biome-ignore lint/performance/noImgElement: the server has made the small photo already, for this session alone */}
          <img
            src={thumbnailUrl(photo.id)}
            alt={label}
            loading="lazy"
            className="aspect-[4/3] w-full rounded-control object-cover"
          />
        </a>
      ) : (
        <div className="grid aspect-[4/3] place-items-center rounded-control bg-sunken p-2 text-center text-sm text-muted">
          {skipped ? t('shot_skipped', { reason: skipped }) : t('shot_none')}
        </div>
      )}
      <figcaption className="text-center text-xs text-muted">{label}</figcaption>
    </figure>
  );
}

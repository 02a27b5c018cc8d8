'use client';

import { useTranslations } from 'next-intl';
import { thumbnailUrl } from '@/lib/files/file-url';

interface ShotTileProps {
  id: string;
  /** The side of the vehicle. */
  name: string;
  onOpen: () => void;
}

/** One photo of a walk-around. It keeps its place, so it can't be moved. */
export function ShotTile({ id, name, onOpen }: ShotTileProps) {
  const t = useTranslations('files');
  return (
    <li className="min-w-0">
      <button type="button" onClick={onOpen} aria-label={t('enlarge', { name })} className="block w-full">
        {/* biome-ignore lint/performance/noImgElement: the server has made the small photo already, for this session alone */}
        <img
          src={thumbnailUrl(id)}
          alt=""
          loading="lazy"
          decoding="async"
          className="aspect-[4/3] w-full rounded-card bg-sunken object-cover"
        />
      </button>
      <p className="mt-1 text-center text-xs text-muted">{name}</p>
    </li>
  );
}

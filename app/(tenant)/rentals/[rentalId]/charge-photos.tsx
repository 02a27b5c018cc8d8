'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PhotoGallery } from '@/components/files/gallery/photo-gallery';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { thumbnailUrl } from '@/lib/files/file-url';
import type { Attachment } from '@/lib/files/list-attachments';

interface Props {
  chargeId: string;
  photos: readonly Attachment[];
  mayEdit: boolean;
}

/** The photos of a charge: small ones in its line, and all that can be done with them in a window. */
export function ChargePhotos({ chargeId, photos, mayEdit }: Props) {
  const t = useTranslations('rentals');
  const [open, setOpen] = useState(false);
  if (photos.length === 0 && !mayEdit) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {photos.map(({ id }) => (
        // biome-ignore lint/performance/noImgElement: the server has made the small photo already, for this session alone
        <img
          key={id}
          src={thumbnailUrl(id)}
          alt=""
          width={64}
          height={48}
          loading="lazy"
          className="h-12 w-16 rounded-control object-cover"
        />
      ))}
      <Button
        variant="ghost"
        className={photos.length === 0 ? 'text-at-edge' : ''}
        onClick={() => setOpen(true)}
        icon={<Icon name="camera" />}
      >
        {photos.length === 0 ? t('charge_photos_add') : t('charge_photos', { count: photos.length })}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('charge_photos_title')}>
        <PhotoGallery owner={{ kind: 'charge', id: chargeId }} photos={photos} mayEdit={mayEdit} />
      </Dialog>
    </div>
  );
}

import { useTranslations } from 'next-intl';
import type { ChangeEvent } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

const LABEL = 'grow cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent';

/** The camera on handheld devices, and a file everywhere. A file input needs no permission. */
export function PhotoChoice({ onPick, isAgain = false }: { onPick: (file: File) => void; isAgain?: boolean }) {
  const t = useTranslations('scan');
  function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // Choosing the same photo again reads it again.
    event.target.value = '';
    if (file) onPick(file);
  }
  const hasCamera = matchMedia('(pointer: coarse)').matches;
  return (
    <div className="flex flex-wrap gap-2">
      {hasCamera && (
        <label className={buttonClass('primary', LABEL)}>
          <Icon name="camera" className="size-4.5" />
          {t(isAgain ? 'take_again' : 'take_photo')}
          <input type="file" accept="image/*" capture="environment" className="sr-only" onChange={pick} />
        </label>
      )}
      <label className={buttonClass(hasCamera ? 'secondary' : 'primary', LABEL)}>
        <Icon name="image-up" className="size-4.5" />
        {t('choose_file')}
        <input type="file" accept="image/*" className="sr-only" data-scan-file onChange={pick} />
      </label>
    </div>
  );
}

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

/** The photo as taken, for comparison. */
export function PhotoPreview({ file }: { file: File }) {
  const t = useTranslations('scan');
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <div className="grid h-44 place-items-center overflow-hidden rounded-card border border-hairline bg-sunken">
      {/* biome-ignore lint/performance/noImgElement: a photo on this device, never served */}
      {address && <img src={address} alt={t('photo')} className="max-h-44 max-w-full object-contain" />}
    </div>
  );
}

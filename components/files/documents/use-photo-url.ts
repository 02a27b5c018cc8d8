import { useEffect, useState } from 'react';
import type { StagedFile } from './use-staged-files';

/** A local URL of the chosen image, valid while it is shown. */
export function usePhotoUrl(staged: StagedFile | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  const file = staged && 'file' in staged.source ? staged.source.file : null;
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

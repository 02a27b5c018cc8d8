'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ScannedField, ScannedFields, ScanPhoto } from '@/lib/scan/values';
import { SCANNED_FIELDS } from '@/lib/scan/values';

const ScanDialog = lazyPart(() => import('./scan-dialog').then((module) => module.ScanDialog));

export interface ScanProps {
  /** The form's fields; by default all of them. */
  wants?: readonly ScannedField[];
  /** The form's current values, shown next to what was found. */
  current: () => object;
  onConfirm: (fields: ScannedFields) => void;
  /** For a form that stores documents: called with the photo if the clerk wants to keep it. */
  onPhoto?: (photo: ScanPhoto) => void;
  className?: string;
}

/**
 * Fills a form from a photo of a passport, an ID card or a North American license. The readers are downloaded when it
 * is clicked.
 */
export function ScanButton({ wants = SCANNED_FIELDS, className, ...rest }: ScanProps) {
  const t = useTranslations('scan');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon name="scan-text" className="size-4.5" />} className={className} onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      {isOpen && (
        <Suspense>
          <ScanDialog wants={wants} {...rest} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { isUnderway } from './is-underway';
import type { Upload } from './upload-queue';

/** Announces to screen readers how many uploads are running and which failed, but not every percent. */
export function UploadAnnouncer({ uploading }: { uploading: readonly Upload[] }) {
  const t = useTranslations('files');
  const [said, setSaid] = useState('');
  const underway = uploading.filter(isUnderway).length;
  const failed = uploading.length - underway;
  const was = useRef({ underway: 0, failed: 0 });

  useEffect(() => {
    const before = was.current;
    was.current = { underway, failed };
    if (failed > before.failed) setSaid(t('said_failed', { count: failed }));
    else if (underway > 0 && underway !== before.underway) setSaid(t('said_underway', { count: underway }));
    else if (underway === 0 && before.underway > 0) setSaid(t('said_done'));
  }, [underway, failed, t]);

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

'use client';

import { randomKey } from '@/components/forms/random-key';
import { isUnderway } from './is-underway';
import { sendFile } from './send-file';
import { shrinkPhoto } from './shrink-photo';
import { createUploadQueue } from './upload-queue';

const AT_ONCE = 2;

/** The only queue of this tab. It continues while the user moves between screens. */
export const uploads = createUploadQueue({
  limit: AT_ONCE,
  makeKey: randomKey,
  isOnline: () => navigator.onLine,
  prepare: (file) => shrinkPhoto(file).catch(() => file),
  send: sendFile,
});

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => uploads.resume());
  window.addEventListener('beforeunload', (event) => {
    if (uploads.all().some(isUnderway)) event.preventDefault();
  });
}

import type { Upload, UploadState } from './upload-queue';

const UNDERWAY: readonly UploadState[] = ['queued', 'preparing', 'sending', 'waiting'];

/** Whether a file is still being uploaded. */
export function isUnderway({ state }: Upload): boolean {
  return UNDERWAY.includes(state);
}

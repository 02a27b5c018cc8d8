import { isUnderway } from './is-underway';
import { uploads } from './uploads';

/**
 * Adds files to the tab's upload queue. `onFailed` gets the number of those that failed once none is underway, because
 * the record may have opened on a tab other than its documents.
 */
export function uploadTogether(requests: Parameters<typeof uploads.add>[0], onFailed: (count: number) => void): void {
  const ids = uploads.add(requests);
  const stop = uploads.subscribe(() => {
    const own = uploads.all().filter(({ id }) => ids.includes(id));
    if (own.some(isUnderway)) return;
    stop();
    const failed = own.filter(({ state }) => state === 'failed').length;
    if (failed > 0) onFailed(failed);
  });
}

import { shrinkPicture } from './shrink-picture';

/** Drawings and moving pictures would lose what they are; the server says what it takes. */
const PHOTO = /^image\/(?:jpeg|png|webp|avif|hei[cf]|bmp)$/;
/** The server takes none of these; any browser that can read them makes something it does take. */
const FOREIGN = /^image\/(?:hei[cf]|bmp)$/;
const SMALL_BYTES = 300_000;
const PATIENCE_MS = 30_000;

let before: Promise<unknown> = Promise.resolve();

/**
 * The photo as it is sent: at most 2,048 px and without the camera's notes; the file itself where this browser cannot read it, or where
 * there is nothing to gain. One after the other, since a phone has not the memory for several.
 */
export function shrinkPhoto(file: File): Promise<File> {
  const foreign = FOREIGN.test(file.type);
  if (!PHOTO.test(file.type) || (file.size <= SMALL_BYTES && !foreign)) return Promise.resolve(file);
  const next = before.then(async () => {
    const shrunk = (await inWorker(file)) ?? (await shrinkPicture(file).catch(() => null));
    return shrunk && (foreign || shrunk.size < file.size) ? new File([shrunk], file.name, { type: shrunk.type }) : file;
  });
  before = next;
  return next;
}

/** Away from the page's own thread; null where the browser has no such thread, or its thread no canvas. */
function inWorker(file: File): Promise<Blob | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return Promise.resolve(null);
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
    const timer = setTimeout(() => end(null), PATIENCE_MS);
    function end(blob: Blob | null) {
      clearTimeout(timer);
      worker.terminate();
      resolve(blob);
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => end(data));
    worker.addEventListener('error', () => end(null));
    worker.postMessage(file);
  });
}

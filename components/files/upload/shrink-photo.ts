import { scalePhoto } from './scale-photo';

/** Vector drawings and animations would lose what they are. The server says what it accepts. */
const PHOTO = /^image\/(?:jpeg|png|webp|avif|hei[cf]|bmp)$/;
/** The server accepts none of these types. A browser that can read them converts them to one it accepts. */
const FOREIGN = /^image\/(?:hei[cf]|bmp)$/;
const SMALL_BYTES = 300_000;
const PATIENCE_MS = 30_000;

let before: Promise<unknown> = Promise.resolve();

/**
 * The photo to upload: at most 2,048 px and without the camera's metadata. The original file if this browser can't read
 * it, or if nothing would be gained. One at a time, because a phone has too little memory for several.
 */
export function shrinkPhoto(file: File): Promise<File> {
  const foreign = FOREIGN.test(file.type);
  if (!PHOTO.test(file.type) || (file.size <= SMALL_BYTES && !foreign)) return Promise.resolve(file);
  const next = before.then(async () => {
    const shrunk = (await inWorker(file)) ?? (await scalePhoto(file).catch(() => null));
    return shrunk && (foreign || shrunk.size < file.size) ? new File([shrunk], file.name, { type: shrunk.type }) : file;
  });
  before = next;
  return next;
}

/** Runs outside the page's main thread; null if the browser has no workers, or no canvas in them. */
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

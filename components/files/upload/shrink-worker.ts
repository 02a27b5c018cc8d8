import { scalePhoto } from './scale-photo';

/** Returns the smaller image for each image, or null if this thread can't read it. */
self.addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  self.postMessage(await scalePhoto(data).catch(() => null));
});

import { shrinkPicture } from './shrink-picture';

/** Answers each picture with the smaller one, or null where this thread cannot read it. */
self.addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  self.postMessage(await shrinkPicture(data).catch(() => null));
});

import type { StraightZone } from '@/lib/scan/straighten-zone';

/** What the photo's worker is asked. */
export interface PhotoQuestion {
  id: number;
  about: 'barcodes' | 'zones';
  pixels: ImageData;
}

/** What it answers: what was found, or why it could not look. */
export interface PhotoAnswer {
  id: number;
  barcodes?: string[];
  zones?: StraightZone[];
  failure?: string;
}

/** A worker beside the page that looks at photos, so that the page stays quick. */
export class PhotoReader {
  private readonly worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  private next = 0;

  ask(about: PhotoQuestion['about'], pixels: ImageData): Promise<PhotoAnswer> {
    this.next += 1;
    const id = this.next;
    return new Promise((resolve, reject) => {
      const hear = ({ data }: MessageEvent<PhotoAnswer>) => {
        if (data.id !== id) return;
        this.worker.removeEventListener('message', hear);
        if (data.failure === undefined) resolve(data);
        else reject(new Error(data.failure));
      };
      this.worker.addEventListener('message', hear);
      this.worker.addEventListener('error', () => reject(new Error('The photo worker failed.')), { once: true });
      this.worker.postMessage({ id, about, pixels } satisfies PhotoQuestion);
    });
  }

  close(): void {
    this.worker.terminate();
  }
}

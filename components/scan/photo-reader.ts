import type { StraightZone } from '@/lib/scan/straighten-zone';

/** A request to the photo worker. */
export interface PhotoQuestion {
  id: number;
  about: 'barcodes' | 'zones' | 'leaning';
  pixels: ImageData;
}

/** Its response: what was found, or why it could not look. The first response, number 0, means it is ready. */
export interface PhotoAnswer {
  id: number;
  barcodes?: string[];
  zones?: StraightZone[];
  failure?: string;
}

/** A worker that examines photos, so that the page stays responsive. */
export class PhotoReader {
  private readonly worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  private readonly listens = this.answer(0);
  private last = 0;

  constructor() {
    // Callers get the error; there may never be one.
    this.listens.catch(() => undefined);
  }

  async ask(about: PhotoQuestion['about'], pixels: ImageData): Promise<PhotoAnswer> {
    // A worker whose code loads in several parts loses messages sent before it is ready.
    await this.listens;
    this.last += 1;
    const answer = this.answer(this.last);
    this.worker.postMessage({ id: this.last, about, pixels } satisfies PhotoQuestion);
    return answer;
  }

  close(): void {
    this.worker.terminate();
  }

  private answer(id: number): Promise<PhotoAnswer> {
    return new Promise((resolve, reject) => {
      const hear = ({ data }: MessageEvent<PhotoAnswer>) => {
        if (data.id !== id) return;
        this.worker.removeEventListener('message', hear);
        if (data.failure === undefined) resolve(data);
        else reject(new Error(data.failure));
      };
      this.worker.addEventListener('message', hear);
      this.worker.addEventListener('error', () => reject(new Error('The photo worker failed.')), { once: true });
    });
  }
}

import { readAamva } from '@/lib/scan/read-aamva';
import { readMrz } from '@/lib/scan/read-mrz';
import { READER_FILES, type ReaderFile, readerFile } from '@/lib/scan/reader-files';
import type { ScannedDocument } from '@/lib/scan/values';
import { photoPixels } from './photo-pixels';
import { PhotoReader } from './photo-reader';
import { TextReader } from './text-reader';

/** What is being done, and where it can be said, how much of it is done: 0 to 1. */
export type ScanStep = { doing: 'loading'; done: number } | { doing: 'barcode' | 'zone' | 'text' };

// Enough for lines of print; the bars of a licence are finer, and a zone far away is smaller.
const LONGEST_FOR_ZONES = 1600;
const LONGEST_FOR_BARS = 2400;
const FIRST_FILES: ReaderFile[] = [
  'zxing_reader.wasm',
  'worker.min.js',
  'tesseract-core-simd-lstm.wasm',
  'eng.traineddata.gz',
];

/** Reads documents from photos for as long as the dialog is open; its programs are fetched when it is made. */
export class DocumentReader {
  private readonly photos = new PhotoReader();
  private readonly text: Promise<TextReader>;
  private readonly closing = new AbortController();
  private loaded = 0;
  private hear: (step: ScanStep) => void = () => undefined;

  constructor() {
    this.text = this.load().then(TextReader.open);
    // Whoever waits for it hears of the failure; nobody may be waiting yet.
    this.text.catch(() => undefined);
  }

  /** What the photo shows of a document; null where there is nothing to read. Throws `UnreadablePhoto` for what is no picture. */
  async read(file: File, today: string, hear: (step: ScanStep) => void): Promise<ScannedDocument | null> {
    const large = await photoPixels(file, LONGEST_FOR_BARS);
    hear({ doing: 'barcode' });
    const licence = await this.readBars('barcodes', large);
    if (licence) return licence;
    hear({ doing: 'zone' });
    const small = await photoPixels(file, LONGEST_FOR_ZONES);
    const found = await this.readZones(small, today, hear);
    if (found) return found;
    hear({ doing: 'barcode' });
    const leaning = await this.readBars('leaning', large);
    if (leaning || large.width === small.width) return leaning;
    hear({ doing: 'zone' });
    return this.readZones(large, today, hear);
  }

  close(): void {
    this.closing.abort();
    this.photos.close();
    this.text.then((reader) => reader.close()).catch(() => undefined);
  }

  private async readBars(about: 'barcodes' | 'leaning', pixels: ImageData): Promise<ScannedDocument | null> {
    const { barcodes = [] } = await this.photos.ask(about, pixels);
    return barcodes.map(readAamva).find((document) => document !== null) ?? null;
  }

  private async readZones(
    pixels: ImageData,
    today: string,
    hear: (step: ScanStep) => void,
  ): Promise<ScannedDocument | null> {
    const { zones = [] } = await this.photos.ask('zones', pixels);
    if (zones.length === 0) return null;
    this.hear = hear;
    if (this.loaded < 1) hear({ doing: 'loading', done: this.loaded });
    const reader = await this.text;
    hear({ doing: 'text' });
    for (const zone of zones) {
      const found = readMrz(await reader.read(zone), today);
      if (found) return found;
    }
    return null;
  }

  /** Fetches the large files first, so that one can say how far it is; the readers then find them in the browser's cache. */
  private async load(): Promise<void> {
    const all = FIRST_FILES.reduce((sum, name) => sum + READER_FILES[name].bytes, 0);
    let bytes = 0;
    await Promise.all(
      FIRST_FILES.map(async (name) => {
        const body = (await fetch(readerFile(name), { signal: this.closing.signal })).body?.getReader();
        for (let part = await body?.read(); part?.value; part = await body?.read()) {
          bytes += part.value.length;
          this.loaded = Math.min(1, bytes / all);
          this.hear({ doing: 'loading', done: this.loaded });
        }
      }),
    );
    this.loaded = 1;
  }
}

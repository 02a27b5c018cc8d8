import { readAamva } from '@/lib/scan/read-aamva';
import { readMrz } from '@/lib/scan/read-mrz';
import { READER_FILES, type ReaderFile, readerFile } from '@/lib/scan/reader-files';
import type { ScannedDocument } from '@/lib/scan/values';
import { photoPixels } from './photo-pixels';
import { PhotoReader } from './photo-reader';
import { TextReader } from './text-reader';

/** The current step, and its progress from 0 to 1 if known. */
export type ScanStep = { doing: 'loading'; done: number } | { doing: 'barcode' | 'zone' | 'text' };

// Enough for printed text. The bars of a license are finer, and a distant zone is smaller.
const LONGEST_FOR_ZONES = 1600;
const LONGEST_FOR_BARS = 2400;
const FIRST_FILES: ReaderFile[] = [
  'zxing_reader.wasm',
  'worker.min.js',
  'tesseract-core-simd-lstm.wasm',
  'eng.traineddata.gz',
];

/** Reads documents from photos while the dialog is open. Its programs are downloaded when it is created. */
export class DocumentReader {
  private readonly photos = new PhotoReader();
  private readonly text: Promise<TextReader>;
  private readonly closing = new AbortController();
  private loaded = 0;
  private hear: (step: ScanStep) => void = () => undefined;

  constructor() {
    this.text = this.load().then(TextReader.open);
    // Callers that wait for it get the error; there may be none yet.
    this.text.catch(() => undefined);
  }

  /**
   * The document in the photo; null if there is nothing to read. Throws `UnreadablePhoto` for a file that is not an
   * image.
   */
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

  /** Downloads the large files first to show progress. The readers then find them in the browser's cache. */
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

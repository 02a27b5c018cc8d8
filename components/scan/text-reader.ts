import type { Worker as Engine } from 'tesseract.js';
import { colouredPixels } from '@/lib/scan/gray-image';
import { readCharacters } from '@/lib/scan/read-characters';
import { readerFile } from '@/lib/scan/reader-files';
import { type StraightZone, ZONE_MARGIN, ZONE_ROW } from '@/lib/scan/straighten-zone';

const FOLDER = readerFile('worker.min.js').replace(/\/[^/]+$/, '');
// The smallest program that uses SIMD instructions. A browser without SIMD refuses it.
const WIDE = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
];

/** Recognizes the characters of a straightened zone. */
export class TextReader {
  private constructor(private readonly engine: Engine) {}

  static async open(): Promise<TextReader> {
    const { createWorker, OEM, PSM } = await import('tesseract.js');
    const core = WebAssembly.validate(new Uint8Array(WIDE)) ? 'tesseract-core-simd-lstm.js' : 'tesseract-core-lstm.js';
    const engine = await createWorker(
      'eng',
      OEM.LSTM_ONLY,
      {
        workerPath: readerFile('worker.min.js'),
        workerBlobURL: false,
        corePath: readerFile(core),
        langPath: FOLDER,
        // The browser caches the file itself. A second copy in its database would only use space.
        cacheMethod: 'none',
        errorHandler: () => undefined,
      },
      { load_system_dawg: '0', load_freq_dawg: '0' },
    );
    await engine.setParameters({
      tessedit_char_whitelist: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
      tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
      user_defined_dpi: '300',
    });
    return new TextReader(engine);
  }

  /** The zone's lines, including fillers. */
  async read({ image, places }: StraightZone): Promise<string[]> {
    const { data } = await this.engine.recognize(await asImage(image), {}, { blocks: true, text: false });
    const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
    return places.map((row, index) => {
      const found = lines
        .filter(({ bbox }) => Math.floor(((bbox.y0 + bbox.y1) / 2 - ZONE_MARGIN / 2) / ZONE_ROW) === index)
        .flatMap((line) => line.words.flatMap((word) => word.symbols))
        .map(({ text, bbox }) => ({ text, x: (bbox.x0 + bbox.x1) / 2 }))
        .sort((a, b) => a.x - b.x);
      return readCharacters(row, found);
    });
  }

  close(): void {
    void this.engine.terminate();
  }
}

async function asImage(image: StraightZone['image']): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no images.');
  context.putImageData(new ImageData(colouredPixels(image), image.width, image.height), 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image could not be kept.'))), 'image/png');
  });
}

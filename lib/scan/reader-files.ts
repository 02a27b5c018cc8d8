/**
 * The versions of the reader files. They are part of the URL, so that a browser never uses a cached file of another
 * version.
 */
export const READERS = 'zxing-wasm-3.1.4-tesseract-7.0.0-pdfjs-dist-5.6.205';

/** The paths in node_modules of files that the readers download at first use, and the size of each in bytes. */
export const READER_FILES = {
  'zxing_reader.wasm': { from: 'zxing-wasm/dist/reader', bytes: 953_527 },
  'worker.min.js': { from: 'tesseract.js/dist', bytes: 111_307 },
  'tesseract-core-lstm.js': { from: 'tesseract.js-core', bytes: 89_261 },
  'tesseract-core-lstm.wasm': { from: 'tesseract.js-core', bytes: 2_855_361 },
  'tesseract-core-simd-lstm.js': { from: 'tesseract.js-core', bytes: 89_271 },
  'tesseract-core-simd-lstm.wasm': { from: 'tesseract.js-core', bytes: 2_857_601 },
  'eng.traineddata.gz': { from: '@tesseract.js-data/eng/4.0.0_best_int', bytes: 2_952_873 },
  'pdf.worker.min.mjs': { from: 'pdfjs-dist/legacy/build', bytes: 1_298_206 },
  'jbig2.wasm': { from: 'pdfjs-dist/wasm', bytes: 104_852 },
  'openjpeg.wasm': { from: 'pdfjs-dist/wasm', bytes: 250_009 },
  'qcms_bg.wasm': { from: 'pdfjs-dist/wasm', bytes: 94_519 },
} as const;

export type ReaderFile = keyof typeof READER_FILES;

/** The URL of the folder in which a reader looks for its other files. */
export const READER_FOLDER = `/scan/${READERS}/`;

/** The URL at which this installation serves a reader file. */
export function readerFile(name: ReaderFile): string {
  return `${READER_FOLDER}${name}`;
}

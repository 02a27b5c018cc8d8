import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { findStraightZones } from '@/lib/scan/find-straight-zones';
import { colouredPixels, grayImage, leaned } from '@/lib/scan/gray-image';
import { readerFile } from '@/lib/scan/reader-files';
import type { PhotoAnswer, PhotoQuestion } from './photo-reader';

prepareZXingModule({ overrides: { locateFile: () => readerFile('zxing_reader.wasm') } });

addEventListener('message', async ({ data }: MessageEvent<PhotoQuestion>) => {
  try {
    postMessage({ id: data.id, ...(await answered(data)) } satisfies PhotoAnswer);
  } catch (error) {
    postMessage({ id: data.id, failure: String(error) } satisfies PhotoAnswer);
  }
});

postMessage({ id: 0 } satisfies PhotoAnswer);

// The largest angle at which people hold a photo. More than that is a quarter turn, which the reader tries itself.
const LEANS = [-4, 4, -8, 8];

async function answered({ about, pixels }: PhotoQuestion) {
  if (about === 'zones') return { zones: findStraightZones(asGray(pixels)) };
  if (about === 'leaning') return { barcodes: await leaningBarcodes(pixels, LEANS) };
  const found = await barcodesIn(pixels);
  const readable = textsOf(found);
  const [seen] = found;
  if (readable.length > 0 || !seen) return { barcodes: readable };
  const { topLeft, topRight } = seen.position;
  const lean = (Math.atan2(topRight.y - topLeft.y, topRight.x - topLeft.x) * 180) / Math.PI;
  const askew = lean - Math.round(lean / 90) * 90;
  return { barcodes: await leaningBarcodes(pixels, [askew, askew + 3, askew - 3]) };
}

/** The barcode reader follows rows across the photo, and loses them if they are tilted. */
async function leaningBarcodes(pixels: ImageData, leans: number[]): Promise<string[]> {
  const image = asGray(pixels);
  for (const degrees of leans) {
    const turned = leaned(image, degrees);
    const readable = textsOf(await barcodesIn(new ImageData(colouredPixels(turned), turned.width, turned.height)));
    if (readable.length > 0) return readable;
  }
  return [];
}

function textsOf(found: Awaited<ReturnType<typeof barcodesIn>>): string[] {
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}

function barcodesIn(pixels: ImageData) {
  return readBarcodes(pixels, {
    formats: ['PDF417'],
    tryHarder: true,
    returnErrors: true,
    textMode: 'Plain',
    maxNumberOfSymbols: 2,
  });
}

function asGray({ data, width, height }: ImageData) {
  return grayImage(data, width, height);
}
